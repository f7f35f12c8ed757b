/**
 * Texts of the contact form, for the client component, the service and its pages without scripts
 * (docs/specification.md M3, M5 and M6).
 */
export const contactMessages = {
  /** The service refused the message. */
  failed: 'Failed to send message. Try again.',
  /** No response, or an unreadable one. */
  unreachable: 'Something went wrong. Please try again later.',
  sending: 'Sending...',
  successTitle: 'Message Sent Successfully!',
  successText:
    'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  /** Shown before the reference of a message. */
  reference: 'Your reference:',
  close: 'Close',
} as const;
