import { useEffect, useState } from 'react';

import { buttonClass } from '#components/ui/button';
import { Field } from '#components/ui/field';
import { signInMessages } from '#lib/auth/messages';
import { loadTeamCredentials } from '#lib/auth/team';
import { useAuth } from './auth-context';

type Name = keyof typeof signInMessages.required;

const focus = (name: string) => document.getElementById(`account-${name}`)?.focus();

const credentialsLoaded = () =>
  loadTeamCredentials().then(
    () => true,
    () => false,
  );

/** Form to sign in or to create an account. The surrounding dialog closes on success. */
export function SignInForm() {
  const { login, register } = useAuth();
  const [registering, setRegistering] = useState(false);
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const words = signInMessages[registering ? 'join' : 'enter'];

  useEffect(() => focus(registering ? 'name' : 'email'), [registering]);

  // Fetch the credentials while the visitor types.
  useEffect(() => {
    credentialsLoaded();
  }, []);

  async function outcome(typed: Record<Name, string>): Promise<string> {
    if (!crypto.subtle) return signInMessages.insecure;
    try {
      if (await (registering ? register(typed) : login(typed.email, typed.password))) return '';
      return registering || (await credentialsLoaded())
        ? words.refused
        : signInMessages.unreachable;
    } catch {
      return signInMessages.unreachable;
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
    const refusal = await outcome(typed);
    setBusy(false);
    setMessage(refusal);
    if (refusal) focus(registering ? 'email' : 'password');
  }

  const field = (name: Name, label: string, autoComplete: string) => ({
    name,
    label,
    autoComplete,
    id: `account-${name}`,
    required: true,
    error: missing.includes(name) ? signInMessages.required[name] : undefined,
  });

  return (
    <form noValidate onSubmit={submit} onChange={() => setMessage('')} className="grid gap-5">
      <div>
        <h2 id="sign-in-title" className="pr-10 text-h3">
          {words.title}
        </h2>
        <p className="mt-2 text-small text-muted">{words.lead}</p>
      </div>
      {registering && <Field {...field('name', 'Name', 'name')} />}
      <Field {...field('email', 'Email', 'username')} type="email" />
      <Field
        {...field('password', 'Password', registering ? 'new-password' : 'current-password')}
        type={passwordShown ? 'text' : 'password'}
        aside={
          <button
            type="button"
            onClick={() => setPasswordShown(!passwordShown)}
            className="min-h-11 px-3 text-small font-semibold text-indigo-text hover:underline"
          >
            {passwordShown ? 'Hide' : 'Show'}
            <span className="sr-only"> password</span>
          </button>
        }
      />
      <p role="status" className="text-small text-coral-text empty:hidden">
        {message}
      </p>
      <button type="submit" disabled={busy} className={`${buttonClass()} disabled:opacity-60`}>
        {busy ? words.busy : words.button}
      </button>
      <p className="border-t border-line pt-4 text-small text-muted">
        {words.question}{' '}
        <button
          type="button"
          onClick={() => setRegistering(!registering)}
          className="min-h-11 px-1 font-semibold text-indigo-text hover:underline"
        >
          {words.other}
        </button>
      </p>
    </form>
  );
}
