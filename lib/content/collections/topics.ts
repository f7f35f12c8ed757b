import { z } from 'zod';

import { defineDocument } from '../load/document';
import { slugOf } from '../markdown/slug';
import { addressName, summary } from '../schema/fields';

const topicName = addressName.regex(
  /^[^,]*$/,
  'write it without a comma, which ends a tag in the post editor',
);

/** Descriptions by name. Each name makes the address of a page, which two must not share. */
const described = (name: typeof addressName) =>
  z.record(name, summary).superRefine((descriptions, context) => {
    const names = new Map<string, string>();
    for (const name of Object.keys(descriptions)) {
      const address = slugOf(name);
      const other = names.get(address);
      const fault = (message: string) =>
        context.addIssue({ code: 'custom', path: [name], message });
      if (address === '') fault('use letters or digits in it: its page would have no address');
      else if (other) fault(`rename it: its page would have the address of "${other}"`);
      names.set(address, name);
    }
  });

/**
 * content/topics.json: all names that posts and white papers may use as category, tag or series,
 * each with the description of its page.
 */
export const topicsDocument = defineDocument(
  'topics.json',
  z.strictObject({
    topics: described(topicName).describe(
      'Topics by name, as shown. Posts use the name as a category, or in lower case as a tag. A topic of three posts has a page with this description.',
    ),
    series: described(addressName).describe(
      'Series of posts by name, with the description of their page.',
    ),
  }),
  { optional: true },
);

/** Name of a topic as a tag. */
export const tagOf = (topic: string) => topic.toLowerCase();

/** Descriptions of topics and series by name; none if the file has mistakes. */
export const describedTopics = () => topicsDocument.valid() ?? { topics: {}, series: {} };
