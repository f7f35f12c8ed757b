import * as messages from '../../site/messages';
import type { PageId } from '../../site/pages';
import { type PageEntry, type PageSection, type PageTexts, pages } from '../collections/pages';
import { visibleLinks } from './shown-pages';

/**
 * Texts of a page, without buttons and points that lead to pages that are off.
 *
 * @throws Error if content/pages/<id>.json does not exist
 */
export function pageTexts<Id extends PageId>(id: Id): PageTexts<Id> {
  return withVisibleLinks(pages.getOrThrow(id)) as unknown as PageTexts<Id>;
}

/** Texts of a not-found page; those of the general one if the family has none. */
export const notFoundTexts = (id: string): PageEntry =>
  withVisibleLinks(pages.get(id) ?? pages.getOrThrow('not-found'));

function withVisibleLinks({ actions, cta, sections, ...page }: PageEntry): PageEntry {
  return {
    ...page,
    ...(actions && { actions: visibleLinks(actions) }),
    ...(cta && { cta: { ...cta, actions: visibleLinks(cta.actions) } }),
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, { points, ...section }]) => [
        name,
        { ...section, ...(points && { points: visibleLinks(points) }) },
      ]),
    ),
  };
}

/** A text with a sentence after it, if there is one. */
export const withNote = (text?: string, note?: string | false): string | undefined =>
  [text, note].filter(Boolean).join(' ') || undefined;

export type SectionTexts = Pick<PageSection, 'heading' | 'text' | 'lang'> | undefined;

/** The texts of a section of every industry, with the name of one. */
export const sectionAbout = (industry: string, copy?: PageSection): SectionTexts =>
  copy && {
    heading: copy.heading.replace('{industry}', industry),
    text: copy.text?.replace('{industry}', messages.industry.inSentence(industry)),
    lang: copy.lang,
  };
