import { useEffect, useRef, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { Field } from '#components/ui/field';
import * as messages from '#lib/site/messages';
import { useAuth } from './auth-context';

type Name = keyof typeof messages.signIn.fields;

/** Form to sign in or to create an account. The surrounding dialog closes on success. */
export function SignInForm() {
  const { login, register } = useAuth();
  const form = useRef<HTMLFormElement>(null);
  const [registering, setRegistering] = useState(false);
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const words = messages.signIn[registering ? 'register' : 'signIn'];

  const focus = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  // Also when the dialog was opened before the scripts started.
  useEffect(() => {
    if (!form.current?.closest('dialog')?.open) return;
    form.current.querySelector<HTMLElement>(registering ? '[name=name]' : '[name=email]')?.focus();
  }, [registering]);

  function switchMode() {
    setRegistering(!registering);
    setMissing([]);
    setMessage('');
  }

  async function refusalOf(typed: Record<Name, string>): Promise<string> {
    // `crypto.subtle` exists in secure contexts only: https and localhost.
    if (!crypto.subtle) return messages.signIn.insecure;
    try {
      const accepted = await (registering ? register(typed) : login(typed.email, typed.password));
      return accepted ? '' : words.refused;
    } catch {
      return messages.signIn.unreachable;
    }
  }

  async function submit(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<Name, string>;
    const empty = Object.keys(typed).filter((name) => !typed[name as Name].trim());
    setMissing(empty);
    setMessage('');
    // Otherwise the browser would store a visible password in its form history.
    setPasswordShown(false);
    if (empty[0]) return focus(empty[0]);
    setBusy(true);
    const refusal = await refusalOf(typed);
    setBusy(false);
    setMessage(refusal);
    if (refusal) focus(registering ? 'email' : 'password');
  }

  const field = (name: Name, autoComplete: string) => ({
    name,
    autoComplete,
    label: messages.signIn.fields[name],
    id: `account-${name}`,
    required: true,
    error: missing.includes(name)
      ? messages.signIn.isRequired(messages.signIn.fields[name])
      : undefined,
  });

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onChange={() => setMessage('')}
      className="grid gap-5"
    >
      <div>
        <h2 id="sign-in-title" className="pe-10 text-h3">
          {words.title}
        </h2>
        <p className="mt-2 text-muted text-small">{words.lead}</p>
      </div>
      {registering && <Field {...field('name', 'name')} />}
      <Field {...field('email', 'username')} type="email" />
      <Field
        {...field('password', registering ? 'new-password' : 'current-password')}
        type={passwordShown ? 'text' : 'password'}
        aside={
          <button
            type="button"
            onClick={() => setPasswordShown(!passwordShown)}
            className="min-h-11 px-3 font-semibold text-primary-text text-small hover:underline"
          >
            {passwordShown ? messages.signIn.hide : messages.signIn.show}
            <span className="sr-only"> {messages.signIn.password}</span>
          </button>
        }
      />
      <p role="status" className="grows-in text-accent-text text-small empty:hidden">
        {message}
      </p>
      <button type="submit" disabled={busy} className={`${buttonClass()} disabled:opacity-60`}>
        {busy ? words.busy : words.title}
      </button>
      <p className="border-line border-t pt-4 text-muted text-small">
        {words.question}{' '}
        <button
          type="button"
          onClick={switchMode}
          className="min-h-11 px-1 font-semibold text-primary-text hover:underline"
        >
          {words.other}
        </button>
      </p>
    </form>
  );
}
