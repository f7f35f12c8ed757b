'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '#components/ui/button';
import { Field } from '#components/ui/field';
import { TextLink } from '#components/ui/text-link';
import { sendMessage } from '#lib/contact/client';
import { createFillTime } from '#lib/contact/fill-time';
import { honeypotField } from '#lib/contact/honeypot';
import { type ContactErrors, type ContactField, validateContact } from '#lib/contact/schema';
import { withBase } from '#lib/site/base-path';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';
import { ContactSent } from './contact-sent';

type State = 'idle' | 'submitting' | 'success' | 'failed' | 'unreachable';

/** Field values while the visitor is on another page of the site; in memory only. */
let draft: Record<string, FormDataEntryValue> = {};

/**
 * The contact form (docs/specification.md M1 to M6). Without scripts the browser checks and posts
 * the form, and the service answers with a page. The values are kept until a message is delivered:
 * after a failure, and when the visitor leaves the page and returns.
 *
 * @param hasPrivacy - whether there is a page that says what is stored
 * @param endpoint - address of the service on another host. Default: this site
 * @param email - named where no service answers
 */
export function ContactForm({
  hasPrivacy,
  endpoint = withBase(routes.sendEmail),
  email,
}: {
  hasPrivacy: boolean;
  endpoint?: string;
  email: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [fillTime] = useState(() => createFillTime());
  const [errors, setErrors] = useState<ContactErrors>({});
  const [announced, setAnnounced] = useState('');
  const [state, setState] = useState<State>('idle');
  const [reference, setReference] = useState<string>();
  const [reason, setReason] = useState<string>();
  const bad = state === 'failed' || state === 'unreachable';

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // With scripts the form shows its own messages; without them the browser's validation applies.
    element.noValidate = true;
    for (const field of element.elements) {
      // The browser may have restored a newer value.
      const { name, value } = field as HTMLInputElement;
      const text = draft[name];
      if (!value && typeof text === 'string') (field as HTMLInputElement).value = text;
    }
    fillTime.reset(new FormData(element).values());
    return () => {
      draft = Object.fromEntries(new FormData(element));
    };
  }, [fillTime]);

  // Runs when the button is enabled again: disabling it moved the focus to the body.
  useEffect(() => {
    if (state === 'success') dialog.current?.showModal();
    else if (bad && document.activeElement === document.body) button.current?.focus();
  }, [state, bad]);

  /** Shows and announces errors, and focuses the first invalid field. */
  function showErrors(found: ContactErrors) {
    setErrors(found);
    setAnnounced(Object.values(found).join('. '));
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const element = event.currentTarget;
    const typed = Object.fromEntries(new FormData(element));
    const checked = validateContact(typed);
    if (!checked.success) {
      setState('idle');
      showErrors(checked.errors);
      return;
    }
    showErrors({});
    setState('submitting');
    const signs = { trap: String(typed[honeypotField]), elapsedMs: fillTime.elapsedMs() };
    const result = await sendMessage(endpoint, checked.data, signs);
    setReference(result.reference);
    setReason(result.isMissing ? messages.contact.noService(email) : result.reason);
    // Errors of fields are shown beside these.
    setState(result.errors ? 'idle' : result.outcome);
    if (result.errors) showErrors(result.errors);
    if (result.outcome === 'success') {
      // The visitor may already be on another page.
      draft = {};
      element.reset();
      fillTime.reset([]);
    }
  }

  const edit = (event: React.FormEvent<HTMLFormElement>) => {
    fillTime.key();
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name as ContactField]: _, ...rest }) => rest);
  };

  return (
    <>
      <form
        ref={form}
        method="post"
        action={endpoint}
        onSubmit={submit}
        onChange={edit}
        aria-label={messages.contact.form}
        className="card-shadow grid gap-6 rounded-card bg-card p-6 sm:p-8 print:border-0 print:p-0"
      >
        <Field
          name="name"
          label={messages.contact.name}
          autoComplete="name"
          required
          error={errors.name}
        />
        <Field
          name="company"
          label={messages.contact.company}
          autoComplete="organization"
          error={errors.company}
        />
        <Field
          name="email"
          label={messages.contact.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <Field
          name="details"
          label={messages.contact.details}
          rows={4}
          required
          error={errors.details}
        />
        <div className="hidden">
          <Field name={honeypotField} label={messages.contact.trap} autoComplete="off" />
        </div>
        <button
          ref={button}
          type="submit"
          disabled={state === 'submitting'}
          className={`${buttonClass()} disabled:opacity-60`}
        >
          {state === 'submitting' ? messages.contact.sending : messages.contact.send}
        </button>
        <p className="text-muted text-small">
          {messages.contact.purpose}{' '}
          {hasPrivacy && (
            <TextLink href={routes.privacy} className="underline underline-offset-4">
              {messages.contact.storage}
            </TextLink>
          )}
        </p>
        <p role="alert" className={bad ? 'text-accent-text' : 'sr-only'}>
          {bad ? (
            <span className="grows-in block">
              {[messages.contact[state], reason].filter(Boolean).join(' ')}
            </span>
          ) : (
            announced
          )}
        </p>
      </form>
      <ContactSent ref={dialog} reference={reference} onClose={() => button.current?.focus()} />
    </>
  );
}
