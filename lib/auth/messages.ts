/** Texts of the sign-in dialog: `enter` signs in, `join` registers. */
export const signInMessages = {
  enter: {
    title: 'Sign in',
    lead: 'For team members, and for anyone with an account in this browser.',
    button: 'Sign in',
    busy: 'Signing in…',
    refused: 'That email and password do not match.',
    question: 'New here?',
    other: 'Create an account',
  },
  join: {
    title: 'Create an account',
    lead: 'The account is stored in this browser only. Nothing is sent to us.',
    button: 'Create an account',
    busy: 'Creating your account…',
    refused: 'An account with this email exists already.',
    question: 'Have an account?',
    other: 'Sign in',
  },
  required: {
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
  },
  unreachable: 'Something went wrong. Please try again later.',
  /** `crypto.subtle` exists in secure contexts only: https and localhost. */
  insecure: 'Signing in needs a secure connection. Please open this page over https.',
} as const;
