import { type ArtFrame, pictureOf, type Subject, toneOf } from '#lib/art/subjects';
import { artPath } from '#lib/site/art-path';
import { threadOf } from './thread';

/**
 * The thread picture of a subject on its tint. It decorates: the words beside it say all there is
 * to say, so its alternative text is empty.
 */
export function Art({
  subject,
  frame,
  className = '',
  tinted = true,
  eager = false,
  own,
  fallback,
}: {
  subject: Subject;
  frame: ArtFrame;
  className?: string;
  tinted?: boolean;
  /** For the picture that the first screen shows. */
  eager?: boolean;
  /** Address of a picture that stands in the place of the drawn one. */
  own?: string;
  /** Shown if the picture fails to load: a drawn picture, or the address of a file. */
  fallback?: Subject | string;
}) {
  const { width, height } = pictureOf(subject, frame);
  const tint = tinted ? threadOf(toneOf(subject.collection, subject.id, subject.group)).tint : '';
  return (
    <img
      src={own ?? artPath(subject, frame)}
      width={width}
      height={height}
      data-fallback={typeof fallback === 'object' ? artPath(fallback, frame) : fallback}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className={`object-cover ${tint} ${className}`}
    />
  );
}
