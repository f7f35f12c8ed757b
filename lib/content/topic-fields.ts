import { z } from 'zod';

import { reference } from './references';

/** Front matter fields of posts and papers that name topics of content/topics.json. */
export const topicFields = {
  category: reference('category').describe(
    'Subject shown above the title: a topic of content/topics.json.',
  ),
  tags: z
    .array(reference('tag'))
    .min(1, 'give at least one tag')
    .describe('Topics of content/topics.json, in lower case.'),
};
