// @ts-check

/** @typedef {{ from: number, to: number }} Window minutes after midnight */

export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];
export const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** @type {Record<string, Window>} */
export const PARTS = {
  morning: { from: 540, to: 720 },
  afternoon: { from: 780, to: 1020 },
  evening: { from: 960, to: 1020 },
};

/** Words without meaning for a wish. Any other remaining word is shown as not understood. */
export const FILLER = new Set(
  (
    'a an the i im id we you me my us it is are be for to of on at in with and or please can could would ' +
    'like want need get have book make see find give set up any some something anything time slot slots ' +
    'appointment visit meeting free available open hi hello hey thanks thank so that this if possible ' +
    'there do does what about how maybe works work best good prefer preferably instead then just okay ' +
    'ok yes no day days week dr doctor around by until'
  ).split(' '),
);

/** A clock time. The three groups are hour, minute, and half of the day. */
export const CLOCK = String.raw`(\d{1,2})(?::(\d{2}))?\s*(a\.?m\.?|p\.?m\.?)?|(noon|midday)`;

/**
 * Converts a clock time to minutes after midnight. Without am or pm, 1 to 6 is in the afternoon and
 * 7 to 11 in the morning, as office hours suggest.
 * @param {(string | undefined)[]} groups hour, minute, half, noon
 * @returns {number | null}
 */
export function clockMinutes([hour, minute = '0', half, noon]) {
  if (noon) return 720;
  const number = Number(hour);
  if (!hour || number > 23 || Number(minute) > 59) return null;
  const isPm = half ? half.startsWith('p') : number >= 1 && number <= 6;
  const isAm = half?.startsWith('a') ?? false;
  const shifted = isPm && number < 12 ? number + 12 : isAm && number === 12 ? 0 : number;
  return shifted * 60 + Number(minute);
}

/** @param {string} amount */
function amountOf(amount) {
  const words = { a: 1, an: 1, one: 1, two: 2, half: 0.5, 'half an': 0.5, 'half a': 0.5 };
  return amount in words ? words[/** @type {keyof typeof words} */ (amount)] : Number(amount);
}

/**
 * Converts a duration to minutes, rounded up to multiples of 15.
 * @param {string} amount
 * @param {string} unit
 */
export function durationMinutes(amount, unit) {
  const minutes = amountOf(amount) * (unit.startsWith('h') ? 60 : 1);
  // The calendar uses units of 15 minutes.
  return Math.max(15, Math.ceil(minutes / 15) * 15);
}
