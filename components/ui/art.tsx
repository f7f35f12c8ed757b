import { SharedPart } from '#components/ui/shared-part';
import { artPath, defaultPicture } from '#lib/art/art-path';
import { type ArtFrame, colorOf, pictureOf, type Subject } from '#lib/art/pictures';
import { defaultCover } from '#lib/content/pages/art-subjects';
import { withBase } from '#lib/site/base-path';
import { colorClasses } from './color-classes';

/**
 * The drawn picture of a subject on its tint. Decorative, so its alternative text is empty. If it
 * fails to load, the fallback replaces it (docs/specification.md T5).
 */
export function Art({
  subject,
  frame,
  className = '',
  tinted = true,
  eager = false,
  src,
  fallback = defaultCover,
  coverOf,
}: {
  subject: Subject;
  frame: ArtFrame;
  className?: string;
  tinted?: boolean;
  /** Loads the picture eagerly; for a picture in the first view. */
  eager?: boolean;
  /** URL of a picture that replaces the drawn one. */
  src?: string;
  /** Shown if the picture fails to load: a drawn picture, before the default one, or a URL. */
  fallback?: Subject | string;
  /** Path of the page, for the picture that its card shows too. */
  coverOf?: string;
}) {
  const { width, height } = pictureOf(subject, frame);
  const tint = tinted
    ? colorClasses(colorOf(subject.collection, subject.id, subject.group)).tint
    : '';
  const fallbacks =
    typeof fallback === 'object' ? [artPath(fallback, frame), defaultPicture] : [fallback];
  const image = (
    <img
      src={withBase(src ?? artPath(subject, frame))}
      width={width}
      height={height}
      data-fallback={fallbacks.map(withBase).join(' ')}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`object-cover ${tint} ${className}`}
    />
  );
  const picture = coverOf ? (
    <SharedPart part="cover" href={coverOf}>
      {image}
    </SharedPart>
  ) : (
    image
  );
  // React does not preload what is inside of `picture`: the build puts the drawing into the page
  // (docs/decisions/0064).
  return eager ? <picture className="contents">{picture}</picture> : picture;
}
