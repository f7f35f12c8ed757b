import { basePath } from '../../site/base-path';
import { type Env, readEnv } from '../../site/env';
import { routes } from '../../site/routes';
import { site } from '../collections/site';

/**
 * Where the contact form posts: an address on another host, or `none` if there is no form, as below
 * the path of a static host. Undefined: to the site itself. CONTACT_ENDPOINT comes before "contact" in
 * content/site.json; `none`, which hosts without the service set, is about the form of this site alone.
 */
export function contactForm(env: Env = readEnv()): string | undefined {
  const { contact } = site();
  const withoutForm = contact === 'email' || (contact === 'form' && basePath(env.SITE_URL) !== '');
  const inContent = contact === 'form' || contact === 'email' ? undefined : contact;
  const inBuild = env.CONTACT_ENDPOINT === 'none' ? inContent : env.CONTACT_ENDPOINT;
  const endpoint = inBuild ?? env.CONTACT_ENDPOINT ?? (withoutForm ? 'none' : inContent);
  // People also write it in capitals, or with a slash at its end.
  const own = `${env.SITE_URL}${routes.sendEmail}`.toLowerCase();
  const isOwn = endpoint?.toLowerCase().replace(/\/$/, '') === own;
  return isOwn ? undefined : endpoint;
}
