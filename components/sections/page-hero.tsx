import { Art } from '#components/ui/art';
import { type Action, ButtonPair } from '#components/ui/button';
import { colorClasses } from '#components/ui/color-classes';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import { colorOf, type Subject } from '#lib/art/pictures';

interface Props {
  heading: string;
  eyebrow?: React.ReactNode;
  lead?: string;
  actions?: readonly Action[];
  /** Picture beside the text up to the edge of the window; below the text on phones. */
  subject?: Subject;
  /** Sets the whole band on the tint of the picture. */
  tinted?: boolean;
  tall?: boolean;
  /** Limits the picture to 400 px on the product pages (docs/specification.md P5). */
  low?: boolean;
  /** Shown in place of a picture: beside the text on wide screens, else below it. */
  media?: React.ReactNode;
  /** Path of the page, if a card elsewhere shows its picture too. */
  href?: string;
  children?: React.ReactNode;
}

const heights = {
  /** Without a picture the band is low, so that the next section is in view. */
  words: 'py-12 lg:py-16',
  media: 'pt-12 pb-10 lg:col-span-5 lg:min-h-hero lg:py-20 lg:pe-16',
  usual: 'py-12 md:col-span-7 md:pe-6 lg:col-span-6 lg:min-h-hero lg:py-20 lg:pe-16 print:w-7/12',
  tall: 'py-12 md:col-span-7 lg:min-h-hero-tall lg:py-20 print:w-7/12',
};

/**
 * Where the frame is lower than the picture, the threads fade out instead of ending at a cut; beside
 * the text they begin within 200 px.
 */
export const fadedPicture =
  'mask-[linear-gradient(transparent,#000_14%_86%,transparent)] md:mask-[linear-gradient(transparent,#000_14%_86%,transparent),linear-gradient(to_right,transparent,#000_200px)] mask-intersect print:mask-none';

const boxes = {
  usual: 'h-64 sm:h-80 md:w-5/12 lg:w-1/2',
  low: 'h-64 sm:h-80 md:my-auto md:max-h-100 md:w-5/12 lg:w-1/2',
  /** Below the text on a phone, without most of the empty third of the picture. */
  tall: 'max-sm:aspect-10/9 sm:h-112 md:w-3/5 motion-safe:[content-visibility:auto] print:w-5/12',
};

const pictures = {
  usual: `motion-safe:animate-draw-in md:max-lg:object-contain ${fadedPicture}`,
  low: 'object-contain! object-right motion-safe:animate-draw-in',
  /** The whole picture, so that its left third stays empty beside the text at every width. */
  tall: 'origin-right object-right will-change-transform motion-safe:animate-breath sm:object-contain',
};

/** First section of a page: heading, optional picture, optional pair of buttons. */
export function PageHero({
  heading,
  eyebrow,
  lead,
  actions,
  subject,
  tinted,
  tall,
  low,
  media,
  href,
  children,
}: Props) {
  const shape = tall ? 'tall' : low ? 'low' : 'usual';
  const tint =
    subject && tinted
      ? colorClasses(colorOf(subject.collection, subject.id, subject.group)).tint
      : '';
  return (
    <section className={`relative pt-bar ${tint}`}>
      <Container
        className={
          subject
            ? 'md:grid md:grid-cols-12 print:block'
            : media
              ? 'pb-section lg:grid lg:grid-cols-12 lg:items-center lg:pb-0 print:block'
              : ''
        }
      >
        <div
          className={`relative z-10 flex flex-col justify-center print:py-4 ${heights[subject ? (tall ? 'tall' : 'usual') : media ? 'media' : 'words']}`}
        >
          {eyebrow && (
            <div className="mb-5">
              {typeof eyebrow === 'string' ? <Eyebrow>{eyebrow}</Eyebrow> : eyebrow}
            </div>
          )}
          <h1 className="text-h1">{heading}</h1>
          {lead && <p className="mt-6 max-w-measure text-lead text-muted">{lead}</p>}
          {actions && (
            <div className="mt-8">
              <ButtonPair actions={actions} />
            </div>
          )}
          {children}
        </div>
        {media && <div className="lg:col-span-7 lg:pt-8 lg:pb-6">{media}</div>}
      </Container>
      {subject && (
        <div
          className={`relative md:absolute md:inset-e-0 md:top-bar md:bottom-0 md:h-auto rtl:[scale:-1_1] ${boxes[shape]}`}
        >
          <Art
            subject={subject}
            coverOf={href}
            frame="hero"
            tinted={false}
            eager
            className={`size-full ${pictures[shape]}`}
          />
        </div>
      )}
    </section>
  );
}
