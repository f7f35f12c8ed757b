import type { MotifName } from './motifs';
import type { Tone } from './palette';

/** What a subject wears: its motif, two colors, and which relative of the motif it is. */
export interface Wear {
  motif: MotifName;
  color: Tone;
  accent: Tone;
  variant?: number;
}

function wear(motif: MotifName, color: Tone, accent: Tone, variant?: number): Wear {
  return { motif, color, accent, variant };
}

/** An industry keeps its motif wherever it appears. */
export const industryWear: Record<string, Wear> = {
  logistics: wear('lanes', 'indigo', 'coral'),
  healthcare: wear('pulse', 'coral', 'plum'),
  energy: wear('waves', 'jade', 'saffron'),
  'financial-services': wear('steps', 'indigo', 'saffron'),
  insurance: wear('dome', 'plum', 'indigo'),
  'legal-services': wear('columns', 'slate', 'saffron'),
  'life-sciences': wear('helix', 'jade', 'indigo'),
  manufacturing: wear('lattice', 'saffron', 'coral'),
  'private-equity': wear('branches', 'plum', 'jade'),
};

/**
 * Posts of one series belong together: same motif, same colors, another variant each. AI Governance
 * is a category as well; its other posts wear what the series wears.
 */
export const seriesWear: Record<string, Wear> = {
  'prompt chaining': wear('chain', 'jade', 'saffron'),
  'ethical ai': wear('balance', 'plum', 'saffron'),
  'ai readiness': wear('comb', 'coral', 'indigo'),
  'ai governance': wear('ruled', 'indigo', 'coral'),
  'digital transformation': wear('morph', 'saffron', 'plum'),
};

/** Categories keep a motif; colors cycle from post to post. */
export const categoryWear: Record<string, Wear> = {
  'ai strategy': wear('contours', 'indigo', 'saffron'),
  'prompt engineering': wear('chain', 'jade', 'saffron'),
  'data & ai': wear('strata', 'jade', 'coral'),
  'ai and data': wear('strata', 'jade', 'coral'),
  technology: wear('loom', 'indigo', 'saffron'),
  'machine learning': wear('ridges', 'coral', 'indigo'),
  'data science': wear('scan', 'jade', 'plum'),
};

export const serviceWear: Record<string, Wear> = {
  'ai-enablement': wear('comb', 'jade', 'saffron'),
  'ai-strategy': wear('contours', 'indigo', 'saffron'),
  'ai-solution-development': wear('braid', 'coral', 'saffron'),
  'ai-readiness-and-adoption': wear('morph', 'plum', 'coral'),
  'ai-solutions': wear('loom', 'indigo', 'jade'),
  'ai-products': wear('rings', 'plum', 'saffron'),
};

export const productWear: Record<string, Wear> = {
  acttov: wear('ripple', 'indigo', 'coral'),
  kelly: wear('balance', 'coral', 'plum', 2),
  gaenie: wear('rings', 'jade', 'saffron', 3),
  'podcast-generator': wear('voice', 'plum', 'coral'),
  'newsletter-generator': wear('ruled', 'saffron', 'indigo', 2),
};

export const demoWear: Record<string, Wear> = {
  'computer-vision': wear('scan', 'saffron', 'indigo'),
  'smart-dispatch-scheduler': wear('lanes', 'indigo', 'jade', 5),
  'ai-data-validation': wear('strata', 'jade', 'coral', 3),
  'appointment-scheduling': wear('loom', 'coral', 'plum', 2),
  'transfer-pricing': wear('ridges', 'plum', 'saffron'),
  'ai-behavioral-assessment': wear('balance', 'indigo', 'saffron', 1),
};

export const jobWear: Record<string, Wear> = {
  'vp-operations': wear('branches', 'jade', 'indigo', 3),
  'ai-strategist': wear('contours', 'coral', 'plum', 2),
};

export const paperWear: Record<string, Wear> = {
  'competitive-divide-blog': wear('paper', 'indigo', 'coral', 0),
  'custom-built-agentic-enterprise-decision-making-ai': wear('paper', 'plum', 'jade', 1),
  'measuring-roi-enterprise-generative-ai': wear('paper', 'jade', 'indigo', 2),
  'measuring-success-scaling-ai': wear('paper', 'saffron', 'plum', 3),
  'managing-risks-ensuring-ethical-ai': wear('paper', 'coral', 'indigo', 4),
  'ai-readiness-roadmap-success': wear('paper', 'indigo', 'saffron', 5),
};

export const pageWear: Record<string, Wear> = {
  home: wear('weave', 'indigo', 'coral', 0),
  about: wear('loom', 'plum', 'saffron', 1),
  services: wear('weave', 'jade', 'indigo', 2),
  contact: wear('ripple', 'coral', 'indigo', 1),
  careers: wear('branches', 'jade', 'saffron', 6),
  blog: wear('strata', 'indigo', 'saffron', 0),
  whitepapers: wear('paper', 'plum', 'indigo', 0),
  demos: wear('scan', 'saffron', 'plum', 3),
  industries: wear('morph', 'indigo', 'coral', 1),
  insights: wear('contours', 'jade', 'coral', 3),
  landscape: wear('strata', 'jade', 'plum', 1),
  admin: wear('loom', 'slate', 'indigo', 2),
  'not-found': wear('loose', 'slate', 'coral', 0),
};

/** So that no two of those who appear side by side wear the same color. */
export const portraitTones: Record<string, Tone> = {
  ceo: 'indigo',
  technology: 'slate',
  sales: 'coral',
  resources: 'plum',
  accounts: 'jade',
  strategy: 'coral',
  architecture: 'jade',
};

/** Accents that stay apart from a color where threads run close: no green on blue. */
export const accentsFor: Record<Tone, readonly [Tone, Tone]> = {
  indigo: ['saffron', 'coral'],
  coral: ['plum', 'indigo'],
  saffron: ['plum', 'indigo'],
  jade: ['saffron', 'coral'],
  plum: ['saffron', 'jade'],
  slate: ['saffron', 'coral'],
};

/** For groups and ids nobody has dressed yet; the hash of the name picks one. */
export const spareWear: readonly [Wear, ...Wear[]] = [
  wear('weave', 'indigo', 'coral', 1),
  wear('waves', 'jade', 'saffron', 5),
  wear('braid', 'coral', 'saffron', 1),
  wear('contours', 'plum', 'jade', 1),
  wear('strata', 'saffron', 'indigo', 4),
  wear('ridges', 'indigo', 'saffron', 1),
  wear('rings', 'coral', 'plum', 2),
  wear('comb', 'jade', 'indigo', 2),
];
