import * as messages from '../../site/messages';
import { type Page, type PageSection, pages } from '../collections/pages';
import { visibleLinks } from './shown-pages';

/**
 * Texts of a page, without buttons and points that lead to pages that are off.
 *
 * @throws Error if content/pages/<id>.json does not exist
 */
export function pageCopy(id: string): Page {
  const { actions, cta, sections, ...page } = pages.getOrThrow(id);
  return {
    ...page,
    ...(actions && { actions: visibleLinks(actions) }),
    ...(cta && { cta: { ...cta, actions: visibleLinks(cta.actions) } }),
    ...(sections && {
      sections: Object.fromEntries(
        Object.entries(sections).map(([name, { points, ...section }]) => [
          name,
          { ...section, ...(points && { points: visibleLinks(points) }) },
        ]),
      ),
    }),
  };
}

/** Texts of a not-found page; those of the general one if the family has none. */
export const notFoundCopy = (id: string): Page => pageCopy(pages.get(id) ? id : 'not-found');

/**
 * A section of content/pages/<id>.json; undefined if the page does not have it. The content check
 * finds the calls in app/ and reports sections that no page shows, so write both names as literals.
 */
export const sectionCopy = (id: string, name: string): PageSection | undefined =>
  pageCopy(id).sections?.[name];

/** The texts of a section of every industry, with the name of one. */
export const sectionAbout = (industry: string, copy: PageSection | undefined) =>
  copy && {
    heading: copy.heading.replace('{industry}', industry),
    text: copy.text?.replace('{industry}', messages.industry.inSentence(industry)),
  };

export type SectionTexts = ReturnType<typeof sectionAbout>;
