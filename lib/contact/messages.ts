/** Words of the contact form, for the island, the service and its plain pages (docs/specification.md M1, M5 and M6). */
export const contactMessages = {
  /** The service answered and said no. */
  failed: 'Failed to send message. Try again.',
  /** No answer, or one that can't be read. */
  unreachable: 'Something went wrong. Please try again later.',
  sending: 'Sending...',
  successTitle: 'Message Sent Successfully!',
  successText:
    'Thank you for reaching out. Someone from our team will respond to your inquiry shortly.',
  /** In front of the reference of a message. */
  reference: 'Your reference:',
  close: 'Close',
} as const;
