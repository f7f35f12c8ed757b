import { cva } from 'class-variance-authority';

const containerClass = cva('mx-auto w-full px-5 sm:px-8', {
  variants: {
    width: { page: 'max-w-7xl print:max-w-none print:px-0', article: 'max-w-article' },
  },
  defaultVariants: { width: 'page' },
});

/**
 * Centers the content at a width of at most 7xl (docs/specification.md P8), with a gutter on small
 * screens.
 */
export function Container({
  width,
  className,
  children,
}: {
  width?: 'page' | 'article';
  className?: string;
  children: React.ReactNode;
}) {
  return <div className={containerClass({ width, className })}>{children}</div>;
}
