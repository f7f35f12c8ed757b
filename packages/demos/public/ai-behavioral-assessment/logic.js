// @ts-check

/** @typedef {'planning' | 'cooperation' | 'curiosity' | 'composure'} Scale */
/** @typedef {{ text: string, scale: Scale, reversed: boolean }} Item */
/**
 * @typedef {object} Effect effect of one answer on its scale
 * @property {number} item position in the questionnaire, from 1
 * @property {number} answer 1 to 5 as given
 * @property {number} counted 1 to 5 after inverting reversed items
 * @property {number} points difference to the middle score of 50
 * @property {string} reason
 */
/** @typedef {{ scale: Scale, items: number, score: number | null, effects: Effect[] }} ScaleScore */

export const ANSWERS = ['Strongly disagree', 'Disagree', 'Neither', 'Agree', 'Strongly agree'];

/** @type {Record<Scale, { name: string, about: string }>} */
export const SCALES = {
  planning: { name: 'Planning', about: 'works from a plan and finishes what is started' },
  cooperation: { name: 'Cooperation', about: 'shares work, credit and bad news' },
  curiosity: { name: 'Curiosity', about: 'seeks new methods and asks questions' },
  composure: { name: 'Composure', about: 'stays even when the day goes wrong' },
};

/**
 * Statements written for this sample. They have not been validated.
 * @type {Item[]}
 */
export const ITEMS = [
  { text: 'I write down the steps before I begin a task.', scale: 'planning', reversed: false },
  {
    text: 'I tell the team early when I am going to be late.',
    scale: 'cooperation',
    reversed: false,
  },
  {
    text: 'I would rather keep a method I know than try another.',
    scale: 'curiosity',
    reversed: true,
  },
  {
    text: 'A sudden change of plan leaves me tense for hours.',
    scale: 'composure',
    reversed: true,
  },
  {
    text: 'I often start the next thing before the last one is done.',
    scale: 'planning',
    reversed: true,
  },
  { text: 'I ask others what they think before I decide.', scale: 'cooperation', reversed: false },
  {
    text: 'I read about tools that my job does not need yet.',
    scale: 'curiosity',
    reversed: false,
  },
  {
    text: 'I can work on calmly while people around me hurry.',
    scale: 'composure',
    reversed: false,
  },
  { text: 'I know by Monday what I want done by Friday.', scale: 'planning', reversed: false },
  { text: 'I prefer to finish alone what I began alone.', scale: 'cooperation', reversed: true },
];

const MIDDLE = 3;
const HALF_SPAN = 2;

/**
 * Inverts the answer to a reversed statement: agreeing with it lowers the score.
 * @param {number} answer 1 to 5
 * @param {boolean} reversed
 */
function counted(answer, reversed) {
  return reversed ? 6 - answer : answer;
}

/**
 * Scores each scale from 0 to 100. The middle answer to every statement gives 50. Unanswered
 * statements are not part of the mean.
 * @param {(number | null)[]} answers in the order of the items
 * @param {Item[]} [items]
 * @returns {ScaleScore[]}
 */
export function scoreScales(answers, items = ITEMS) {
  return /** @type {Scale[]} */ (Object.keys(SCALES)).map((scale) => {
    const own = items.flatMap((item, index) => (item.scale === scale ? [{ item, index }] : []));
    const given = own.flatMap(({ item, index }) => {
      const answer = answers[index] ?? null;
      return answer === null ? [] : [{ item, index, answer }];
    });
    const effects = given.map(({ item, index, answer }) => {
      const value = counted(answer, item.reversed);
      const points = ((value - MIDDLE) / HALF_SPAN) * (50 / given.length);
      return { item: index + 1, answer, counted: value, points, reason: reasonFor(answer, item) };
    });
    const moved = effects.reduce((sum, effect) => sum + effect.points, 0);
    return { scale, items: own.length, score: given.length > 0 ? 50 + moved : null, effects };
  });
}

/**
 * @param {number} answer
 * @param {Item} item
 */
function reasonFor(answer, item) {
  const choice = ANSWERS[answer - 1].toLowerCase();
  if (answer === MIDDLE) return `You chose "${choice}", which moves nothing.`;
  const way = counted(answer, item.reversed) > MIDDLE ? 'raises' : 'lowers';
  return item.reversed
    ? `You chose "${choice}". The statement is reversed, so that ${way} the score.`
    : `You chose "${choice}", which ${way} the score.`;
}
