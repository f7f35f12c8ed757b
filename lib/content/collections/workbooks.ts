import { z } from 'zod';

import { routes } from '../../site/routes';
import { defineCollection } from '../load/collection';
import { slug, text } from '../schema/fields';
import { reference } from '../schema/references';

/**
 * A text, an input, or a formula that starts with `=`; `=` alone is the formula of the column.
 * Numbers and "" are inputs, null leaves the cell empty. In formulas `{row}` is the number of the
 * row and `{above}` that of the row before it.
 */
const cell = z.union([z.string(), z.number(), z.null()]);

const row = z.strictObject({
  style: z
    .enum(['title', 'note', 'head', 'total'], 'use one of title, note, head, total')
    .optional(),
  format: text.optional().describe('Number format instead of those of the columns, e.g. "0%".'),
  cells: z.array(cell).describe('Cells from column A.'),
  repeat: z.int().positive().default(1).describe('How many times the row is written.'),
});

const figure = z.strictObject({
  text: text.describe('Words of the paper that end with the figure.'),
  sheet: text.optional().describe('Sheet with this figure. Default: the first one.'),
  cell: text.describe('Cell with this figure, e.g. "B4".'),
  unit: z.number().default(1).describe('What 1 in the text is in the cell, e.g. 0.01 for percent.'),
  with: z
    .record(z.string(), z.number())
    .default({})
    .describe('Inputs of that sheet to change before, by cell.'),
});

/** What Excel accepts; it compares names without case. */
const sheetName = text
  .max(31, 'keep it to 31 characters, as Excel does')
  .regex(/^[^\\/?*[\]:]*$/, 'write it without \\ / ? * [ ] and :, which Excel forbids')
  .regex(/^(?!['’]).*(?<!['’])$/, 'write it without an apostrophe at an end, which Excel forbids')
  .regex(/^(?!history$)/i, 'choose another name: Excel keeps this one for itself');

const schema = z.strictObject({
  title: text.describe('Name of the file in lists.'),
  paper: reference('white paper').describe('Paper that describes it.'),
  figures: z.array(figure).describe('Figures of the paper that a test recomputes with the file.'),
  sheets: z
    .array(
      z.strictObject({
        name: sheetName.describe('Name on the tab.'),
        columns: z
          .array(
            z.strictObject({
              width: z.int().positive().describe('Width in characters.'),
              format: text.optional().describe('Number format, e.g. "#,##0".'),
              formula: text.optional().describe('What "=" stands for in this column.'),
            }),
          )
          .describe('Columns from A.'),
        rows: z.array(row),
      }),
    )
    .min(1, 'add a sheet')
    .superRefine((sheets, { addIssue }) => {
      const names = sheets.map(({ name }) => name.toLowerCase());
      for (const [index, name] of names.entries()) {
        if (names.indexOf(name) === index) continue;
        const message = 'use a different name for each sheet; Excel does not compare case';
        addIssue({ code: 'custom', path: [index, 'name'], message });
      }
    }),
});

/** content/workbooks/<id>.json: spreadsheets to download. */
export const workbooks = defineCollection({
  name: 'workbooks',
  schema,
  id: slug,
  unique: ['title'],
  compare: (a, b) => a.id.localeCompare(b.id),
  url: ({ id }) => routes.workbook(id),
});

export type Workbook = ReturnType<typeof workbooks.all>[number];
