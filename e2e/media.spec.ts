import { expect, type Page } from '@playwright/test';
import { film } from '#lib/content/collections/film';
import { routes } from '#lib/site/routes';
import { built } from './support/built-base';
import { frames } from './support/clock';
import { demos, services } from './support/content';
import { layoutsByName } from './support/layouts';
import { center, goSoftly, hydrated, openHydrated, requestsOf } from './support/page';
import { when, withoutScripts } from './support/test';

// docs/specification.md P3

const video = (page: Page) => page.getByRole('main').locator('video:visible');
const soundButton = (page: Page) => page.getByRole('button', { name: 'Turn sound on' });
const stateOf = ({ paused, muted }: HTMLVideoElement) => ({ paused, muted });
const expectState = (page: Page, wanted: { paused: boolean; muted: boolean }) =>
  expect.poll(() => video(page).evaluate(stateOf)).toEqual(wanted);
const showEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));

const open = (page: Page) => openHydrated(page, routes.about);

when(film.valid())('the film has a poster, and plays in view with motion', async ({ page }) => {
  const asked = requestsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  const name = film.valid()?.dark ? 'vision-dark-poster' : 'vision-poster';
  const posters = () => asked.filter((path) => path.includes('poster'));
  await expect.poll(posters).toEqual([expect.stringContaining(name)]);
  await expect(video(page)).toHaveAttribute('controls');
  await expect(video(page)).toHaveAttribute('controlslist', 'nodownload');
  await center(video(page));
  await frames(page, 20);
  await expect(video(page)).toHaveJSProperty('paused', true);

  await expect(video(page)).toHaveJSProperty('textTracks.0.mode', 'disabled');
  const cues = () =>
    video(page).evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      if (track) track.mode = 'showing';
      return track?.cues?.length;
    });
  await expect.poll(cues).toBeGreaterThan(0);

  // With motion it plays in view, muted while the browser blocks sound.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Rejects play() with sound until a click, as browsers do; scripts of a test may play it.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let clicked = false;
    addEventListener('click', () => (clicked = true), true);
    HTMLMediaElement.prototype.play = function refusing() {
      if (clicked || this.muted) return play.call(this);
      return Promise.reject(new DOMException('No gesture yet', 'NotAllowedError'));
    };
  });
  await open(page);
  await center(video(page));
  await expectState(page, { paused: false, muted: true });
  await showEnd(page);
  await expectState(page, { paused: true, muted: true });
  await center(video(page));
  await expectState(page, { paused: false, muted: true });
  await soundButton(page).click();
  await expect(soundButton(page)).toHaveCount(0);
  await expectState(page, { paused: false, muted: false });
  await expect(video(page)).toBeFocused();
  await showEnd(page);
  await expectState(page, { paused: true, muted: false });
  await center(video(page));
  await expectState(page, { paused: false, muted: false });

  // A pause of the visitor stays.
  await video(page).evaluate((node: HTMLVideoElement) => node.pause());
  await showEnd(page);
  await frames(page, 20);
  await center(video(page));
  await frames(page, 20);
  await expectState(page, { paused: true, muted: false });
});

// docs/specification.md P7
when(layoutsByName.landscape, withoutScripts)(
  'without scripts the infographic opens full-screen, scrolls, closes, and fills a page on paper',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(layoutsByName.landscape ?? '');
    const opener = page.getByRole('button', { name: 'Show full screen' });
    const dialog = page.getByRole('dialog');
    const picture = dialog.getByRole('img');
    const left = async () => (await picture.boundingBox())?.x ?? 0;
    await opener.click();
    await expect(picture).toBeVisible();

    const before = await left();
    await picture.hover({ position: { x: 150, y: 150 } });
    await page.mouse.wheel(300, 0);
    await expect.poll(left).toBeLessThan(before - 200);
    // A press that moves would drag a copy of it.
    await expect(picture).toHaveJSProperty('draggable', false);
    await page.mouse.click(195, 400);
    await expect(dialog).toBeVisible();

    await page.mouse.click(195, 5);
    await expect(dialog).toBeHidden();
    await opener.press('Enter');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    const box = await page.locator('main figure img').boundingBox();
    expect(box?.height).toBeGreaterThan(700);
  },
);

// docs/specification.md T5

const [demo] = demos().filter(({ active }) => active);
const listed = layoutsByName.blog ?? layoutsByName.papers;

when(demo)('a thumbnail that fails is tried as a JPEG, then replaced', async ({ page }) => {
  const asked = requestsOf(page);
  const failing = `/images/demos/${demo?.id}.`;
  await page.route(`**${failing}*`, (route) => route.fulfill({ status: 404 }));
  await page.goto(routes.demos);
  const card = page.locator(`main article:has(a[href$="${routes.demo(demo?.id ?? '')}"])`);
  const picture = card.locator('img').filter({ visible: true });
  await picture.scrollIntoViewIfNeeded();
  const source = () =>
    picture.evaluate((image: HTMLImageElement) =>
      image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : undefined,
    );
  await expect.poll(source).toBe(built('/images/demos/placeholder.jpg'));
  const asJpeg = `/images/demos/${demo?.id}.jpg`;
  const tried = asked.filter((path) => path.startsWith(failing));
  expect(tried).toEqual([expect.stringMatching(/\.avif$/), asJpeg, asJpeg]);
});

when(listed)('drawings that fail are replaced, also after a soft navigation', async ({ page }) => {
  await page.route(/\/art\/(?!default\.)/, (route) => route.fulfill({ status: 404 }));
  const first = (name: string) => page.locator(`img[src$="/art/default.${name}.svg"]`).first();
  const expectShown = async () => {
    for (const name of ['avatar.square', 'cover.card'])
      await expect(first(name)).not.toHaveJSProperty('naturalWidth', 0);
  };
  await page.goto(listed ?? '');
  await expectShown();
  await hydrated(page);
  await expectShown();
  const [service] = services();
  if (!service) return;
  // The document of a page has the drawing of its first screen; a soft navigation loads it.
  await goSoftly(page, routes.service(service.id));
  await expect(first('cover.hero')).toHaveJSProperty('naturalWidth', 1000);
});
