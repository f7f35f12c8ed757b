import { Art } from '#components/ui/art';
import { type Action, ButtonPair } from '#components/ui/button';
import { Container } from '#components/ui/container';
import { Eyebrow } from '#components/ui/eyebrow';
import { FirstScreenEnd } from '#components/ui/first-screen-end';
import { threadOf } from '#components/ui/thread';
import { type Subject, toneOf } from '#lib/art/subjects';

interface Props {
  heading: string;
  eyebrow?: React.ReactNode;
  lead?: string;
  actions?: readonly Action[];
  /** Picture beside the text up to the edge of the window; below the text on phones. */
  subject?: Subject;
  /** Shown if the picture fails to load. */
  fallback?: Subject;
  /** Sets the whole band on the tint of the picture. */
  tinted?: boolean;
  tall?: boolean;
  /** Limits the picture to 400 px on the product pages (docs/specification.md P5). */
  low?: boolean;
  children?: React.ReactNode;
}

const heights = {
  /** Without a picture the band is low, so that the next section is in view. */
  words: 'pt-12 pb-10 lg:pt-20 lg:pb-14',
  usual: 'py-12 md:col-span-7 lg:col-span-6 lg:min-h-hero lg:py-20',
  tall: 'py-16 md:col-span-7 lg:min-h-hero-tall lg:py-28',
};

/** First section of a page: heading, optional picture, optional pair of buttons. */
export function PageHero({
  heading,
  eyebrow,
  lead,
  actions,
  subject,
  fallback,
  tinted,
  tall,
  low,
  children,
}: Props) {
  const tint =
    subject && tinted ? threadOf(toneOf(subject.collection, subject.id, subject.group)).tint : '';
  return (
    <>
      <section className={`relative pt-header ${tint}`}>
        <Container className={subject ? 'md:grid md:grid-cols-12 print:block' : ''}>
          <div
            className={`relative z-10 flex flex-col justify-center print:pt-3.5 print:pb-7 ${heights[subject ? (tall ? 'tall' : 'usual') : 'words']}`}
          >
            {eyebrow && (
              <div className="mb-5">
                {typeof eyebrow === 'string' ? <Eyebrow>{eyebrow}</Eyebrow> : eyebrow}
              </div>
            )}
            <h1 className="text-h1">{heading}</h1>
            {lead && (
              <p
                className={`mt-6 max-w-measure text-lead text-muted ${subject && !tall ? 'md:pr-6 lg:pr-8' : ''}`}
              >
                {lead}
              </p>
            )}
            {actions && (
              <div className="mt-8">
                <ButtonPair actions={actions} />
              </div>
            )}
            {children}
          </div>
        </Container>
        {subject && (
          <div
            className={`relative md:absolute md:top-header md:right-0 md:bottom-0 md:h-auto ${tall ? 'breath md:w-3/5' : `h-64 sm:h-80 md:w-5/12 lg:w-1/2 ${low ? 'md:my-auto md:max-h-100' : 'hero-faded'}`}`}
          >
            <Art
              subject={subject}
              fallback={fallback}
              frame="hero"
              tinted={false}
              eager
              className={`size-full ${tall ? '' : 'page-picture draw-in'} ${low ? 'object-contain! object-right' : 'md:max-lg:object-contain'}`}
            />
          </div>
        )}
      </section>
      <FirstScreenEnd />
    </>
  );
}
