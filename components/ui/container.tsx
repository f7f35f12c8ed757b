const widths = { page: 'max-w-7xl', article: 'max-w-article' };

/**
 * Centers the content at a width of at most 7xl (docs/specification.md P8), with a gutter on small
 * screens.
 */
export function Container({
  width = 'page',
  className = '',
  children,
}: {
  width?: keyof typeof widths;
  className?: string;
  children: React.ReactNode;
}) {
  return (
    <div className={`mx-auto w-full px-5 sm:px-8 ${widths[width]} ${className}`}>{children}</div>
  );
}
