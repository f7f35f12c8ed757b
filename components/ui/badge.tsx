import { colorClasses } from './color-classes';

/** A fact in a few words, on the tint of a color. */
export function Badge({
  color,
  as: Element = 'p',
  className = '',
  children,
}: {
  color: Parameters<typeof colorClasses>[0];
  as?: 'p' | 'li';
  className?: string;
  children: React.ReactNode;
}) {
  const { tint, text } = colorClasses(color);
  return (
    <Element
      className={`w-fit rounded-full px-3 py-1 font-semibold text-tiny ${tint} ${text} ${className}`}
    >
      {children}
    </Element>
  );
}
