/** A text and its selection, in UTF-16 code units as in a textarea. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces the range `from` to `to` by `insert`, then selects `start` to `end`. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export const formats = ['bold', 'italic', 'link', 'heading', 'list'] as const;
export type Format = (typeof formats)[number];

/**
 * Applies a format to the selection. Bold, italic, heading and list are removed if already applied.
 */
export function format(kind: Format, selected: Selected): Edit {
  switch (kind) {
    case 'bold':
      return wrap(selected, '**', 'bold text');
    case 'italic':
      return wrap(selected, '_', 'italic text');
    case 'link':
      return link(selected);
    case 'heading':
      return prefixLines(selected, '## ');
    case 'list':
      return prefixLines(selected, '- ');
  }
}

function wrap({ text, start, end }: Selected, mark: string, sample: string): Edit {
  const size = mark.length;
  if (text.slice(start - size, start) === mark && text.slice(end, end + size) === mark) {
    const inner = text.slice(start, end);
    return {
      from: start - size,
      to: end + size,
      insert: inner,
      start: start - size,
      end: end - size,
    };
  }
  const inner = text.slice(start, end) || sample;
  return {
    from: start,
    to: end,
    insert: mark + inner + mark,
    start: start + size,
    end: start + size + inner.length,
  };
}

/** Inserts a link and selects its URL, which the user types next. */
function link({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end) || 'words';
  const address = 'https://';
  const at = start + words.length + 3;
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    start: at,
    end: at + address.length,
  };
}

/** Adds a prefix to all selected lines, or removes it if all of them have it. */
function prefixLines({ text, start, end }: Selected, prefix: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const to = stop < 0 ? text.length : stop;
  const lines = text.slice(from, to).split('\n');
  const has = lines.every((line) => line.startsWith(prefix));
  const insert = lines.map((line) => (has ? line.slice(prefix.length) : prefix + line)).join('\n');
  const shift = has ? -prefix.length : prefix.length;
  return {
    from,
    to,
    insert,
    start: Math.max(from, start + shift),
    end: Math.max(from, end + insert.length - (to - from)),
  };
}

/**
 * Inserts pictures as paragraphs of their own after the line of the caret, and puts the caret where
 * the first one is described.
 */
export function insertPictures(
  { text, end }: Selected,
  pictures: readonly { path: string }[],
): Edit {
  const lineEnd = text.indexOf('\n', end);
  const at = lineEnd < 0 ? text.length : lineEnd;
  const before = text.slice(0, at);
  const gap = /^$|\n\n$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  // The rest of the text starts with the line break that ended the line.
  const after = at === text.length || !text.startsWith('\n\n', at) ? '\n' : '';
  const images = pictures.map(({ path }) => `![](./${path})`).join('\n\n');
  const caret = at + gap.length + 2;
  return { from: at, to: at, insert: gap + images + after, start: caret, end: caret };
}
