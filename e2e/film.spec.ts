import { expect, type Page } from '@playwright/test';
import { frames } from './support/clock';
import { hydrated } from './support/page';
import { test } from './support/test';

// Each test is a first visit, because what is loaded, and when, is the subject.
test.use({ firstVisit: true, contextOptions: { reducedMotion: 'no-preference' } });

interface State {
  paused: boolean;
  muted: boolean;
  second: number;
}

const film = (page: Page) => page.getByRole('main').locator('video');
const soundButton = (page: Page) => page.getByRole('button', { name: 'Turn sound on' });

const state = (page: Page): Promise<State> =>
  film(page).evaluate(({ paused, muted, currentTime }: HTMLVideoElement) => ({
    paused,
    muted,
    second: currentTime,
  }));
const paused = async (page: Page) => (await state(page)).paused;

/** Waits until the film is playing, not only about to start. */
const expectRuns = (page: Page) =>
  expect.poll(async () => (await state(page)).second, { timeout: 15_000 }).toBeGreaterThan(0.1);
const expectRests = (page: Page) => expect.poll(() => paused(page)).toBe(true);

const toFilm = (page: Page) =>
  film(page).evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
/** Scrolls to the end of the page that is farther from the film. */
const away = (page: Page) =>
  film(page).evaluate((node) => {
    const middle = node.getBoundingClientRect().top + scrollY;
    const end = document.documentElement.scrollHeight;
    scrollTo({ top: middle > end / 2 ? 0 : end, behavior: 'instant' });
  });

async function open(page: Page) {
  await page.goto('/about');
  await hydrated(film(page));
}

/**
 * Rejects play() with sound until a click, like the autoplay policy of browsers. The real policy
 * treats scripts of a test as user activation.
 */
const refuseSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let clicked = false;
    addEventListener(
      'click',
      () => {
        clicked = true;
      },
      true,
    );
    HTMLMediaElement.prototype.play = function refusing() {
      if (clicked || this.muted) return play.call(this);
      return Promise.reject(new DOMException('No gesture yet', 'NotAllowedError'));
    };
  });

/** Simulates that the tab of the page becomes hidden or visible. */
const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('under reduced motion: its markup, its files, its captions, and a start on request', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);

  await test.step('is a film with controls, without a download button, and loads nothing yet', async () => {
    await expect(film(page)).toHaveCount(1);
    const wanted = { controlslist: 'nodownload', preload: 'none', width: '1280', height: '720' };
    for (const [name, value] of Object.entries(wanted)) {
      await expect(film(page)).toHaveAttribute(name, value);
    }
    for (const name of ['controls', 'playsinline', 'aria-label']) {
      await expect(film(page)).toHaveAttribute(name);
    }
    for (const name of ['autoplay', 'muted', 'loop']) {
      await expect(film(page)).not.toHaveAttribute(name);
    }
    const types = film(page).locator('source');
    await expect(types).toHaveCount(2);
    await expect(types.nth(0)).toHaveAttribute('type', /^video\/webm/);
    await expect(types.nth(1)).toHaveAttribute('type', /^video\/mp4/);
  });

  await test.step('its files exist, have the right type, and are small', async () => {
    const files = await film(page).evaluate((node: HTMLVideoElement) => [
      node.poster,
      ...[...node.querySelectorAll<HTMLSourceElement | HTMLTrackElement>('source, track')].map(
        ({ src }) => src,
      ),
    ]);
    const kinds = ['image/webp', 'video/webm', 'video/mp4', 'text/vtt'];
    expect(files).toHaveLength(kinds.length);
    let bytes = 0;
    for (const [index, file] of files.entries()) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type'], file).toContain(kinds[index]);
      bytes += (await response.body()).length;
    }
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });

  await test.step('does not start by itself under reduced motion, but on request', async () => {
    await toFilm(page);
    await frames(page, 20);
    expect(await state(page)).toMatchObject({ paused: true, second: 0 });
    await film(page).focus();
    await page.keyboard.press('Space');
    await expectRuns(page);
  });

  await test.step('its captions load and show', async () => {
    const track = film(page).locator('track[kind="captions"][srclang="en"]');
    await expect(track).toHaveCount(1);
    const cues = () =>
      track.evaluate((node: HTMLTrackElement) =>
        node.track.mode === 'showing' ? (node.track.cues?.length ?? 0) : 0,
      );
    await expect.poll(cues).toBeGreaterThanOrEqual(3);
  });
});

test('plays by itself in view, muted where sound is blocked, with a button for sound', {
  tag: '@timing',
}, async ({ page }) => {
  await refuseSound(page);
  await open(page);
  await toFilm(page);
  await expectRuns(page);
  expect((await state(page)).muted).toBe(true);
  await soundButton(page).click();
  await expect(soundButton(page)).toHaveCount(0);
  expect(await state(page)).toMatchObject({ muted: false, paused: false });
  await expect(film(page)).toBeFocused();
});

const laptops = [
  { width: 1366, height: 768 },
  // The same laptop with the toolbars of a browser.
  { width: 1366, height: 657 },
];
for (const viewport of laptops) {
  const size = `${viewport.width} × ${viewport.height}`;
  test(`plays in the first view of ${size}, and pauses`, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await refuseSound(page);
    await open(page);

    await test.step(`plays in the first view of ${size}`, async () => {
      await expectRuns(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    await test.step('pauses off-screen and in a hidden tab, and continues afterwards', async () => {
      await away(page);
      await expectRests(page);
      await toFilm(page);
      await expect.poll(() => paused(page)).toBe(false);
      await hideTab(page, true);
      await expectRests(page);
      await hideTab(page, false);
      await expect.poll(() => paused(page)).toBe(false);
    });

    await test.step("keeps a visitor's own pause", async () => {
      await film(page).evaluate((node: HTMLVideoElement) => node.pause());
      await away(page);
      await toFilm(page);
      // Wait until the page notices that the film is in view again.
      await frames(page, 20);
      expect(await paused(page)).toBe(true);
    });
  });
}

test('plays with sound where the browser allows it', { tag: '@full' }, async ({ page }) => {
  // The film is below this screen. In view it would start without sound before the click.
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page);
  expect(await paused(page)).toBe(true);
  // After a click on the page, browsers allow sound.
  await page.getByRole('heading', { level: 1 }).click();
  await toFilm(page);
  await expectRuns(page);
  expect((await state(page)).muted).toBe(false);
  await expect(soundButton(page)).toHaveCount(0);
});
