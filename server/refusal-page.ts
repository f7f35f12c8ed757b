import { html } from 'hono/html';
import { type ContactErrors, type ContactField, contactLimits } from '#lib/contact/schema';
import * as messages from '#lib/site/messages';
import { themeStarter } from '#lib/site/theme';

export interface RefusedForm {
  /** What the visitor typed, as far as the service could read it. */
  values: Partial<Record<ContactField, unknown>>;
  errors: ContactErrors;
  /** Shown beside the button; undefined if the fields say what is wrong. */
  reason: string | undefined;
}

const escapeHtml = (text: string) => html`${text}`.toString();

/**
 * Scripts of the page except for the one that applies the color scheme. React would replace the form
 * by an empty one, and the browser's validation suffices.
 */
const removeScripts = (page: string) =>
  page.replace(/<script\b[^>]*>([\s\S]*?)<\/script>/g, (script, text) =>
    text === themeStarter ? script : '',
  );

/**
 * Writes what a visitor without scripts typed, and what is wrong with it, into the exported contact
 * page. The markup is that of components/contact/contact-form.tsx.
 *
 * @param page - HTML of the exported page
 */
export function fillContactPage(page: string, { values, errors, reason }: RefusedForm): string {
  const fields = Object.keys(contactLimits) as ContactField[];
  const firstInvalid = fields.find((field) => errors[field]);
  let filled = removeScripts(page).replace(
    '<title>',
    () => `<title>${escapeHtml(messages.contact.failed)} `,
  );
  for (const field of fields) {
    const value = values[field];
    const text = typeof value === 'string' ? escapeHtml(value) : '';
    const error = errors[field];
    const described = error ? ` aria-invalid="true" aria-describedby="field-${field}-error"` : '';
    // The margin keeps the error below the field in view.
    const focus = field === firstInvalid ? ' autofocus style="scroll-margin:6rem"' : '';
    const message = error
      ? `<p id="field-${field}-error" class="mt-2 text-small text-accent-text">${escapeHtml(error)}</p>`
      : '';
    const control = new RegExp(
      `(<(input|textarea)\\b[^>]*\\bid="field-${field}"[^>]*?)\\s*/?>(?:</textarea>)?`,
    );
    filled = filled.replace(control, (_, start: string, tag: string) => {
      const attributes = `${start}${described}${focus}`;
      return tag === 'textarea'
        ? // The parser drops a line break at the start.
          `${attributes}>\n${text}</textarea>${message}`
        : `${attributes} value="${text}">${message}`;
    });
  }
  const alert = reason ?? messages.contact.failed;
  return filled
    .replace(
      /<p role="alert" class="[^"]*"><\/p>/,
      () => `<p role="alert" class="text-accent-text">${escapeHtml(alert)}</p>`,
    )
    .replace(/<form\b[^>]*\bmethod="post"[\s\S]*?<button type="submit"/, (start) =>
      firstInvalid ? start : `${start} autofocus`,
    );
}
