import { colorClassesAt } from '#components/ui/color-classes';
import { Icon } from '#components/ui/icon';
import type { PageSection } from '#lib/content/collections/pages';

/** Short points side by side, each with an icon where one is given. */
export function PointGrid({
  heading,
  points = [],
  lang,
}: Pick<PageSection, 'heading' | 'points' | 'lang'>) {
  return (
    <div lang={lang}>
      <h2 className="text-h3">{heading}</h2>
      <ul className="mt-6 grid gap-8 md:has-[>:nth-child(2)]:grid-cols-2 md:has-[>:nth-child(3)]:grid-cols-3">
        {points.map(({ title, text, icon, lang }, index) => (
          <li key={title} lang={lang} className={`border-t-2 pt-5 ${colorClassesAt(index).rule}`}>
            {icon && <Icon name={icon} className={colorClassesAt(index).text} />}
            <h3 className="mt-3 text-h3">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
