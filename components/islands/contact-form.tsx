'use client';

import { useEffect, useRef, useState } from 'react';

import { ContactSent } from '#components/islands/contact-sent';
import { buttonClass } from '#components/ui/button';
import { Field } from '#components/ui/field';
import { sendMessage } from '#lib/contact/client';
import { createFillTime } from '#lib/contact/fill-time';
import { honeypotField } from '#lib/contact/honeypot';
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
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [fillTime] = useState(() => createFillTime());
  const [errors, setErrors] = useState<ContactErrors>({});
  const [heard, setHeard] = useState('');
  const [state, setState] = useState<State>('idle');
  const bad = state === 'failed' || state === 'unreachable';

  useEffect(() => {
    if (!form.current) return;
    // With scripts the messages are ours; without them the browser's own checks stay on.
    form.current.noValidate = true;
    fillTime.reset(new FormData(form.current).values());
  }, [fillTime]);

  // Once the button is enabled again: it takes the focus back that it lost, the dialog returns it there.
  useEffect(() => {
    if (state === 'success') dialog.current?.showModal();
    else if (bad && document.activeElement === document.body) button.current?.focus();
  }, [state, bad]);

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state === 'submitting') return;
    const typed = Object.fromEntries(new FormData(event.currentTarget));
    const checked = validateContact(typed);
    const faults = checked.success ? {} : checked.errors;
    setErrors(faults);
    setHeard(Object.values(faults).join('. '));
    if (!checked.success) {
      setState('idle');
      const [first] = Object.keys(faults);
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    setState('submitting');
    const signs = { trap: String(typed[honeypotField]), elapsedMs: fillTime.elapsedMs() };
    const outcome = await sendMessage(checked.data, signs);
    setState(outcome);
    if (outcome === 'success') {
      form.current?.reset();
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
        action={routes.sendEmail}
        onSubmit={submit}
        onChange={edit}
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
        <div className="trap hidden">
          <Field name={honeypotField} label="Leave this field empty" autoComplete="off" />
        </div>
        <button
          ref={button}
          type="submit"
          disabled={state === 'submitting'}
          className={`${buttonClass()} disabled:opacity-60`}
        >
          {state === 'submitting' ? contactMessages.sending : 'Send message'}
        </button>
        <p role="alert" className={bad ? 'text-coral-text' : 'sr-only'}>
          {bad ? contactMessages[state] : heard}
        </p>
      </form>
      <ContactSent ref={dialog} onClose={() => button.current?.focus()} />
    </>
  );
}
