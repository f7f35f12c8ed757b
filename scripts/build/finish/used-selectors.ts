import { inkProperties } from 'thread-art/diagram/strands';

import { diagramFolder } from '#lib/site/routes';
import type { Element } from './element';

/** Everything in some elements that the selectors of a style sheet can match. */
export interface UsedSelectors {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** Types of input elements. */
  inputs: Set<string>;
  /** Custom properties that markup refers to directly, e.g. in a presentation attribute. */
  properties: Set<string>;
}

/** An empty collection, to which addSelectors adds. */
export const noSelectors = (): UsedSelectors => ({
  tags: new Set(),
  classes: new Set(),
  ids: new Set(),
  inputs: new Set(),
  properties: new Set(),
});

/** Adds everything in `more` to `all`. */
export function addSelectors(all: UsedSelectors, more: UsedSelectors): void {
  for (const kind of Object.keys(all) as (keyof UsedSelectors)[]) {
    for (const name of more[kind]) all[kind].add(name);
  }
}

/** Collects everything in elements that selectors can match. */
export function usedSelectors(elements: readonly Element[]): UsedSelectors {
  const used = noSelectors();
  for (const { tagName, attrs } of elements) {
    used.tags.add(tagName.toLowerCase());
    for (const { name, value } of attrs) {
      if (name === 'class') for (const each of value.split(/\s+/)) used.classes.add(each);
      if (name === 'id') used.ids.add(value);
      // Drawings of diagrams are files that take their colors from the page.
      if (tagName === 'use' && name === 'href' && value.startsWith(diagramFolder)) {
        for (const property of inkProperties) used.properties.add(property);
      }
      if (name === 'type' && tagName === 'input') used.inputs.add(value);
      for (const [, property = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) {
        used.properties.add(property);
      }
    }
  }
  return used;
}
