import type { Names } from './critical-css';
import { elementsOf, type Page } from './page';

export const noNames = (): Names => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set(),
  inputs: new Set(),
  properties: new Set(),
});

/**
 * What the selectors of a style sheet can match in a page. Of its ids only those that the style sheet
 * names: each article has its own headings.
 */
export function namesOf({ document }: Page, css: string): Names {
  const names = noNames();
  const styled = new Set([...css.matchAll(/#([\w-]+)/g)].map(([, id]) => id));
  for (const { tagName, attrs } of elementsOf(document)) {
    names.tags.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      if (name === 'class') for (const each of value.split(/\s+/)) names.classes.add(each);
      if (name === 'id' && styled.has(value)) names.ids.add(value);
      if (name === 'type' && tagName === 'input') names.inputs.add(value);
      for (const [, property = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        names.properties.add(property);
      }
    }
  }
  return names;
}
