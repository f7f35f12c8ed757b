import * as messages from '../site/messages';

export type Kind = keyof typeof messages.kindLabels;

/** In the order of the filters. */
export const kinds = Object.keys(messages.kindLabels) as Kind[];
