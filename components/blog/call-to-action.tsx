import { Prose } from '#components/ui/prose';

/** The sentence below an article that links to the contact page, under three stitches. */
export function CallToAction({ html, lang }: { html: string; lang?: string }) {
  return (
    <Prose
      html={html}
      lang={lang}
      className="mt-16 max-w-lg text-balance font-display font-medium text-h3 before:mb-6 before:block before:h-0.5 before:w-24 before:bg-stitches print:break-inside-avoid print:before:[print-color-adjust:exact] [&_a]:text-primary-text [&_a]:underline"
    />
  );
}
