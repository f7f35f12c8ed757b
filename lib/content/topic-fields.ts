import { z } from 'zod';

import { reference } from './references';

/** Front matter fields of posts and papers that name topics of content/topics.json. */
export const topicFields = {
  category: reference('category').meta({
    description: 'Subject shown above the title: a topic of content/topics.json.',
    examples: ['Strategy'],
  }),
  tags: z
    .array(reference('tag'))
    .min(1, 'give at least one tag')
    .meta({
      description: 'Topics of content/topics.json, in lower case.',
      examples: [['pilots', 'planning']],
    }),
};
