import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { contactMessages } from '#lib/contact/messages';
import type { ContactErrors } from '#lib/contact/schema';
import { routes } from '#lib/site/routes';

export interface Refusal {
  status: ContentfulStatusCode;
  /** Text for a person. */
  reason: string;
  errors?: ContactErrors;
  headers?: Record<string, string>;
}

export const formType = 'application/x-www-form-urlencoded';

/** `application/json; charset=utf-8` → `application/json` */
export const mediaType = (c: Context) =>
  (c.req.header('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

function refusalPage({ reason, errors }: Refusal) {
  const reasons = errors ? Object.values(errors) : [reason];
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${contactMessages.failed}</title>
  </head>
  <body>
    <main>
      <h1>${contactMessages.failed}</h1>
      <ul>
        ${reasons.map((text) => html`<li>${text}</li>`)}
      </ul>
      <p>Your browser's Back button returns to the form and keeps what you typed.</p>
      <p><a href="${routes.contact}">Start again with an empty form</a></p>
    </main>
  </body>
</html>
`;
}

/**
 * Refuses a request: with JSON for a script, with a page for a form that was sent without scripts.
 */
export function refuse(c: Context, refusal: Refusal): Response | Promise<Response> {
  const { status, reason, errors, headers } = refusal;
  for (const [name, value] of Object.entries(headers ?? {})) c.header(name, value);
  if (mediaType(c) === formType) return c.html(refusalPage(refusal), status);
  return c.json({ success: false, error: reason, ...(errors && { errors }) }, status);
}
