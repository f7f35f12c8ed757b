import type { Motif } from '../src/motif.ts';
import { type MotifName, motifs } from '../src/motifs.ts';
import { fiveTones, type Tone, threadColor } from '../src/palette.ts';
import { drawPicture, type Picture } from '../src/picture.ts';

// Runs in motifs.html: draws every motif with the settings of the form.

const frames: Record<string, readonly [width: number, height: number]> = {
  card: [640, 320],
  wide: [1440, 500],
  hero: [1000, 720],
  square: [400, 400],
  strip: [480, 180],
};
const variants = [0, 1, 2, 3, 4, 5, 6, 7];
const names = Object.keys(motifs) as MotifName[];
const tones: readonly Tone[] = [...fiveTones, 'slate'];

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
};
const form = find<HTMLFormElement>('form');
const grid = find<HTMLElement>('.motifs');
const dialog = find<HTMLDialogElement>('dialog');
let opened: MotifName | undefined;

for (const field of ['color', 'accent']) {
  find(`[data-tones="${field}"]`).innerHTML = tones
    .map((tone) => {
      const checked = tone === (field === 'color' ? 'indigo' : 'coral') ? ' checked' : '';
      return `<label class="tone" title="${tone}"><input class="tone-input" type="radio" name="${field}" value="${tone}"${checked}><svg class="tone-dot" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="${threadColor[tone]}"/></svg><span class="tone-name">${tone}</span></label>`;
    })
    .join('');
}
find('[name="frame"]').innerHTML = Object.entries(frames)
  .map(
    ([name, [width, height]]) => `<option value="${name}">${name}, ${width} × ${height}</option>`,
  )
  .join('');
grid.innerHTML = names
  .map(
    (name) =>
      `<article><button type="button" class="picture" data-motif="${name}" aria-label="${name}: show its variants"></button><h2>${name}</h2><p class="facts">${factsOf(motifs[name])}</p></article>`,
  )
  .join('');

/** What a motif fixes by itself. */
function factsOf(motif: Motif): string {
  return [
    `${motif.threads} threads`,
    motif.five && 'all five colors',
    motif.together && `${motif.together} of a color together`,
    motif.parts && 'equal parts',
    motif.leads && 'accented threads',
    motif.corners && 'sharp corners',
    motif.span && 'partial threads',
    motif.pictogram && 'a pictogram, with numbers',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Parameters of a motif with the settings of the form; those with default values are left out. */
function pictureOf(motif: MotifName, variant?: number): Picture {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const [width, height] = frames[text('frame')] ?? [640, 320];
  const initials = text('initials').slice(0, 3);
  const fade = text('fade');
  const numbers = (motifs[motif] as Motif).pictogram
    ? text('numbers').match(/\d+/g)?.map(Number)
    : undefined;
  return {
    motif,
    color: text('color') as Tone,
    accent: text('accent') as Tone,
    seed: text('seed'),
    variant: variant ?? Number(text('variant')),
    width,
    height,
    ...(numbers && { numbers }),
    ...(data.has('quiet') && { quiet: true }),
    ...(initials && { initials }),
    ...((fade === 'edge' || fade === 'half') && { fade }),
  };
}

function drawAll(): void {
  document.documentElement.style.colorScheme = String(new FormData(form).get('scheme'));
  find('output').textContent = form.variant.value;
  for (const button of grid.querySelectorAll<HTMLButtonElement>('[data-motif]')) {
    button.innerHTML = drawPicture(pictureOf(button.dataset.motif as MotifName));
  }
  if (opened) drawDialog(opened);
}

function drawDialog(name: MotifName): void {
  const picture = pictureOf(name);
  find('dialog h2').textContent = name;
  find('#large').innerHTML = drawPicture(picture);
  find('dialog code').textContent =
    `import { drawPicture } from 'thread-art/picture';\n\ndrawPicture(${JSON.stringify(picture, null, 2)});`;
  find('.variants').innerHTML = variants
    .map(
      (variant) =>
        `<figure class="picture variant">${drawPicture(pictureOf(name, variant))}<figcaption>variant ${variant}</figcaption></figure>`,
    )
    .join('');
}

form.addEventListener('input', drawAll);
form.addEventListener('submit', (event) => event.preventDefault());
find('#shuffle').addEventListener('click', () => {
  form.seed.value = Math.random().toString(36).slice(2, 8);
  drawAll();
});
grid.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-motif]');
  if (!button) return;
  opened = button.dataset.motif as MotifName;
  drawDialog(opened);
  dialog.showModal();
});
dialog.addEventListener('close', () => {
  opened = undefined;
});
drawAll();
