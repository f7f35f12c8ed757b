/** The logo and the company's name. @param svg - content/logo.svg */
export function Logo({ svg, name }: { svg: string; name: string }) {
  return (
    <span className="flex w-fit items-center gap-2">
      <span
        aria-hidden
        className="-my-1 size-8 shrink-0"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of content/
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <span
        className={`line-clamp-4 min-w-0 font-display font-medium tracking-display ${name.length > 16 ? 'text-small leading-tight' : 'text-h3 max-[22rem]:text-small'}`}
      >
        {name}
      </span>
    </span>
  );
}
