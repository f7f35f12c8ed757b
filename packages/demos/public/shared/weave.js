// @ts-check
import { s } from './dom.js';
import { seeded } from './random.js';

const WIDTH = 1200;
const HEIGHT = 48;
const THREADS = 14;
const STEPS = 160;

/**
 * One curve per demo: height of thread t (0 to 1 across) at u (0 to 1 along).
 * @type {Record<string, (u: number, t: number) => number>}
 */
const motifs = {
  lattice: (u, t) => {
    const wave = Math.sin(u * Math.PI * 28);
    const side = Math.floor(t * THREADS) % 2 ? 1 : -1;
    return t + side * 0.035 * Math.sign(wave) * Math.min(1, Math.abs(wave) * 4);
  },
  lanes: (u, t) => {
    const lane = (Math.floor(t * 3) + 0.5) / 3;
    const pull = Math.sin(u * Math.PI * 3) ** 2;
    return t + (lane - t) * 0.85 * pull + 0.06 * Math.sin(u * 9 + lane * 8) * pull;
  },
  columns: (u, t) => 0.5 + (t - 0.5) * (0.68 + 0.32 * Math.tanh(5 * Math.sin(u * Math.PI * 14))),
  pulse: (u, t) => {
    const beat = Math.exp(-((((u * 6) % 1) - 0.5) ** 2) / 0.003);
    return t + 0.02 * Math.sin(u * 30 + t * 9) - 0.4 * beat * (1 - Math.abs(t - 0.5));
  },
  steps: (u, t) => {
    const step = Math.floor(u * 12) / 12;
    const rise = Math.min(1, Math.max(0, ((u * 12) % 1) * 3 - 2)) / 12;
    return 0.5 + (t - 0.5) * 0.8 + 0.5 * Math.sin((step + rise) * 9) * (1 - t) * 0.6;
  },
  helix: (u, t) => {
    const side = t < 0.5 ? 1 : -1;
    return 0.5 + side * (0.3 + 0.15 * t) * Math.sin(u * Math.PI * 8) + (t - 0.5) * 0.15;
  },
};

for (const slot of document.querySelectorAll('[data-weave]')) {
  if (!(slot instanceof HTMLElement)) continue;
  const [motif, color, accent] = (slot.dataset.weave ?? '').split(' ');
  const random = seeded(motif.length * 31 + color.length);
  slot.style.background = `var(--color-${color}-tint)`;
  const threads = Array.from({ length: THREADS }, (_, thread) => {
    const t = (thread + 0.5) / THREADS;
    const points = Array.from({ length: STEPS + 1 }, (_, step) => {
      const u = step / STEPS;
      return `${(u * WIDTH).toFixed(1)} ${(motifs[motif](u, t) * HEIGHT).toFixed(1)}`;
    });
    const lit = random() < 0.65;
    const stroke = random() < 0.35 ? accent : color;
    return s('path', {
      d: `M${points.join('L')}`,
      stroke: lit ? `var(--color-${stroke})` : 'var(--color-ink)',
      'stroke-opacity': lit ? 0.9 : 0.18,
      'stroke-width': lit ? 1.6 : 1,
    });
  });
  const view = `0 0 ${WIDTH} ${HEIGHT}`;
  const frame = { viewBox: view, fill: 'none', preserveAspectRatio: 'xMidYMid slice' };
  slot.replaceChildren(s('svg', { ...frame, 'aria-hidden': 'true' }, ...threads));
}
