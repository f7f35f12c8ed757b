import { screenFragment } from 'thread-art/poster/landscape-poster';
import { buttonClass } from '#components/ui/button';
import { colorClassesAt } from '#components/ui/color-classes';
import { Container } from '#components/ui/container';
import { Dialog, DialogButton } from '#components/ui/dialog';
import { TextLink } from '#components/ui/text-link';
import type { Landscape } from '#lib/content/collections/landscape';
import { withBase } from '#lib/site/base-path';
import { longDate } from '#lib/site/dates';
import { announcedDownloads, sizeMark } from '#lib/site/downloads';
import * as messages from '#lib/site/messages';
import { landscapeImage } from '#lib/site/routes';

/** The infographic with its download, and the same content as text (docs/specification.md P7). */
export function LandscapePoster({ landscape }: { landscape: Landscape }) {
  const picture = (className: string) => (
    <img
      src={withBase(`${landscapeImage}${screenFragment}`)}
      width={1600}
      height={2263}
      alt={landscape.description}
      draggable={false}
      className={className}
    />
  );
  return (
    <Container className="pb-section">
      <div className="print-stack grid gap-10 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <figure className="print:break-after-page">
            <DialogButton
              opens="poster"
              className="card-shadow block w-full overflow-hidden rounded-card"
            >
              {picture(
                'h-auto w-full print:mx-auto print:max-h-[215mm]! print:w-auto print:max-w-full',
              )}
              <span className="sr-only">{messages.landscape.fullScreen}</span>
            </DialogButton>
            <figcaption className="mt-4 text-muted text-small">
              {messages.landscape.compiled(longDate(landscape.compiled))}{' '}
              <TextLink href={landscape.license} className="underline underline-offset-4">
                {messages.landscape.license}
              </TextLink>
              . <span className="print:hidden">{messages.landscape.hint}</span>
            </figcaption>
          </figure>
          <PosterDownload />
        </div>
        <div className="lg:col-span-5">
          <h2 className="text-h3">{messages.landscape.layers}</h2>
          <ol className="mt-6 grid gap-6">
            {landscape.layers.map(({ id, name, description, items }, index) => (
              <li key={id} id={id} className={`border-s-2 ps-5 ${colorClassesAt(index).rule}`}>
                <h3 className="text-lead">{name}</h3>
                <p className="mt-1 text-muted text-small">{description}</p>
                <p className="mt-2 text-small">{items.join(', ')}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
      {/* Scrolls and zooms as the browser does. The margin is the backdrop, which closes it. */}
      <Dialog
        id="poster"
        aria-label={messages.landscape.titleFullScreen(landscape.title)}
        className="max-h-[calc(100dvh-3rem)] max-w-[calc(100vw-3rem)] overflow-auto overscroll-contain"
      >
        {picture('h-auto w-full max-w-none min-w-240')}
      </Dialog>
    </Container>
  );
}

/** Download links: PNG and SVG if this build makes the PNG, otherwise SVG only. */
function PosterDownload() {
  const png = announcedDownloads().find((address) => address.endsWith('.png'));
  if (!png) {
    return (
      <a href={withBase(landscapeImage)} download className={`mt-5 ${buttonClass()}`}>
        {messages.landscape.downloadSvg}
      </a>
    );
  }
  const name = png.slice(png.lastIndexOf('/') + 1);
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
      <a href={withBase(png)} download={name} className={buttonClass()}>
        {messages.landscape.download}
        <span className="font-normal">(PNG, {sizeMark(png)})</span>
      </a>
      <a
        href={withBase(landscapeImage)}
        download={name.replace(/png$/, 'svg')}
        className="py-2 font-semibold text-primary-text text-small underline underline-offset-4"
      >
        {messages.landscape.svg}
      </a>
    </p>
  );
}
