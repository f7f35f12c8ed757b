import { contactEndpoint, type Env, readEnv } from '../../site/env';
import { site } from '../collections/site';

/**
 * Where the contact form posts: an address on another host, or `none` if there is no form. Undefined:
 * to the site itself. CONTACT_ENDPOINT comes before "contact" in content/site.json.
 */
export function contactForm(env: Env = readEnv()): string | undefined {
  const { contact } = site();
  if (contact === 'email') return env.CONTACT_ENDPOINT ?? 'none';
  const chosen = contact === 'form' ? undefined : contact;
  return env.CONTACT_ENDPOINT ?? chosen ?? contactEndpoint(env);
}
