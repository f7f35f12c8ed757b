/** Settings of a service that stores messages and sends none, whatever the environment says. */
export const noMail = { MAIL: 'store', SMTP_URL: '', MAIL_API_URL: '' };
