import { SearchLink } from '#components/search/search-link';
import { buttonClass } from '#components/ui/button';
import { Logo } from '#components/ui/logo';
import { TextLink } from '#components/ui/text-link';
import * as messages from '#lib/site/messages';
import { routes } from '#lib/site/routes';

/**
 * Header of the demo pages: links to the home page and to the contact page, and search. On a screen of
 * 320 px they leave the name its line.
 */
export function DemoHeader({ logo, name }: { logo: string; name: string }) {
  return (
    <header className="absolute inset-x-0 top-0 z-40 [view-transition-name:header] print:static">
      <div className="mx-auto flex h-bar max-w-7xl items-center justify-between gap-2 px-5 sm:gap-4 sm:px-8 print:h-auto print:max-w-none print:px-0 print:pb-[5mm]">
        <TextLink href={routes.home} aria-label={messages.layout.home(name)} className="min-w-0">
          <Logo svg={logo} name={name} />
        </TextLink>
        <div className="flex shrink-0 items-center sm:gap-2 print:hidden">
          <SearchLink />
          <TextLink href={routes.contact} className={`${buttonClass('outline')} max-sm:px-3`}>
            {messages.ui.contactUs}
          </TextLink>
        </div>
      </div>
    </header>
  );
}
