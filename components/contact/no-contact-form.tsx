import { buttonClass } from '#components/ui/button';
import * as messages from '#lib/site/messages';

/** Takes the place of the contact form on a host that has no service for it (CONTACT_ENDPOINT). */
export function NoContactForm({ email }: { email: string }) {
  return (
    <div className="card-shadow grid justify-items-start gap-6 rounded-card bg-card p-6 sm:p-8">
      <p>{messages.contact.noForm}</p>
      <a href={`mailto:${email}`} className={buttonClass()}>
        {email}
      </a>
    </div>
  );
}
