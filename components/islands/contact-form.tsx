'use client';

import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { Field } from '#components/ui/field';
import { sendMessage } from '#lib/contact/client';
import { contactMessages } from '#lib/contact/messages';
import { type ContactErrors, type ContactField, validateContact } from '#lib/contact/schema';
import { routes } from '#lib/site/routes';

type State = 'idle' | 'submitting' | 'success' | 'failed' | 'unreachable';

/**
 * The contact form (spec, sections 4, 5, 7 and 8). Without scripts the browser checks what it can
 * and posts it; the service answers with a page. What was typed survives every failure.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [state, setState] = useState<State>('idle');

  // With scripts the messages are ours; without them the browser's own checks stay on.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const checked = validateContact(typed);
    setErrors(checked.success ? {} : checked.errors);
    if (!checked.success) {
      setState('idle');
      const [first] = Object.keys(checked.errors);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState('submitting');
    const outcome = await sendMessage(checked.data);
    setState(outcome);
    if (outcome === 'success') {
      form.current?.reset();
      dialog.current?.showModal();
    }
  }

  const clear = (event: React.FormEvent<HTMLFormElement>) => {
    const { name } = event.target as HTMLInputElement;
    setErrors(({ [name as ContactField]: _, ...rest }) => rest);
  };

  return (
    <>
      <form
        ref={form}
        method="post"
        action={routes.sendEmail}
        onSubmit={submit}
        onChange={clear}
        aria-label="Contact"
        className="grid gap-6 rounded-card bg-card p-6 shadow-card sm:p-9"
      >
        <Field name="name" label="Name" autoComplete="name" required error={errors.name} />
        <Field
          name="company"
          label="Company (optional)"
          autoComplete="organization"
          error={errors.company}
        />
        <Field
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <Field name="details" label="How can we help?" rows={4} required error={errors.details} />
        <button
          type="submit"
          disabled={state === 'submitting'}
          className={`${buttonClass()} disabled:opacity-60`}
        >
          {state === 'submitting' ? contactMessages.sending : 'Send message'}
        </button>
        <p role="alert" className="text-coral-text empty:hidden">
          {(state === 'failed' || state === 'unreachable') && contactMessages[state]}
        </p>
      </form>
      <dialog
        ref={dialog}
        aria-labelledby="sent-title"
        className="m-auto max-w-md rounded-card bg-card p-8 text-ink shadow-lift"
      >
        <h2 id="sent-title" className="text-h3">
          {contactMessages.successTitle}
        </h2>
        <p className="mt-3 mb-6 text-muted">{contactMessages.successText}</p>
        <form method="dialog">
          <button type="submit" className={buttonClass()}>
            {contactMessages.close}
          </button>
        </form>
      </dialog>
    </>
  );
}
