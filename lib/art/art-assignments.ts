import type { MotifName } from './motifs';
import type { Tone } from './palette';

/** Motif, colors and variant of the picture of one subject. */
export interface ArtStyle {
  motif: MotifName;
  color: Tone;
  accent: Tone;
  variant?: number;
}

function style(motif: MotifName, color: Tone, accent: Tone, variant?: number): ArtStyle {
  return { motif, color, accent, variant };
}

/** One style per industry, used wherever the industry appears. */
export const industryStyles: Record<string, ArtStyle> = {
  logistics: style('lanes', 'indigo', 'coral'),
  healthcare: style('pulse', 'coral', 'plum'),
  energy: style('waves', 'jade', 'saffron'),
  'financial-services': style('steps', 'indigo', 'saffron'),
  insurance: style('dome', 'plum', 'indigo'),
  'legal-services': style('columns', 'slate', 'saffron'),
  'life-sciences': style('helix', 'jade', 'indigo'),
  manufacturing: style('lattice', 'saffron', 'coral'),
  'private-equity': style('branches', 'plum', 'jade'),
};

/**
 * Posts of one series share motif and colors; each part has another variant. AI Governance is a
 * category as well; its other posts use the style of the series.
 */
export const seriesStyles: Record<string, ArtStyle> = {
  'prompt chaining': style('chain', 'jade', 'saffron'),
  'ethical ai': style('balance', 'plum', 'saffron'),
  'ai readiness': style('comb', 'coral', 'indigo'),
  'ai governance': style('ruled', 'indigo', 'coral'),
  'digital transformation': style('morph', 'saffron', 'plum'),
};

/** One motif per category; the colors cycle from post to post. */
export const categoryStyles: Record<string, ArtStyle> = {
  'ai strategy': style('contours', 'indigo', 'saffron'),
  'prompt engineering': style('chain', 'jade', 'saffron'),
  'data & ai': style('strata', 'jade', 'coral'),
  'ai and data': style('strata', 'jade', 'coral'),
  technology: style('loom', 'indigo', 'saffron'),
  'machine learning': style('ridges', 'coral', 'indigo'),
  'data science': style('scan', 'jade', 'plum'),
};

/** Styles by service id. */
export const serviceStyles: Record<string, ArtStyle> = {
  'ai-enablement': style('comb', 'jade', 'saffron'),
  'ai-strategy': style('contours', 'indigo', 'saffron'),
  'ai-solution-development': style('braid', 'coral', 'saffron'),
  'ai-readiness-and-adoption': style('morph', 'plum', 'coral'),
  'ai-solutions': style('loom', 'indigo', 'jade'),
  'ai-products': style('rings', 'plum', 'saffron'),
};

export const productStyles: Record<string, ArtStyle> = {
  acttov: style('ripple', 'indigo', 'coral'),
  kelly: style('balance', 'coral', 'plum', 2),
  gaenie: style('rings', 'jade', 'saffron', 3),
  'podcast-generator': style('voice', 'plum', 'coral'),
  'newsletter-generator': style('ruled', 'saffron', 'indigo', 2),
};

export const demoStyles: Record<string, ArtStyle> = {
  'computer-vision': style('scan', 'saffron', 'indigo'),
  'smart-dispatch-scheduler': style('lanes', 'indigo', 'jade', 5),
  'ai-data-validation': style('strata', 'jade', 'coral', 3),
  'appointment-scheduling': style('loom', 'coral', 'plum', 2),
  'transfer-pricing': style('ridges', 'plum', 'saffron'),
  'ai-behavioral-assessment': style('balance', 'indigo', 'saffron', 1),
};

export const jobStyles: Record<string, ArtStyle> = {
  'vp-operations': style('branches', 'jade', 'indigo', 3),
  'ai-strategist': style('contours', 'coral', 'plum', 2),
};

export const paperStyles: Record<string, ArtStyle> = {
  'competitive-divide-blog': style('paper', 'indigo', 'coral', 0),
  'custom-built-agentic-enterprise-decision-making-ai': style('paper', 'plum', 'jade', 1),
  'measuring-roi-enterprise-generative-ai': style('paper', 'jade', 'indigo', 2),
  'measuring-success-scaling-ai': style('paper', 'saffron', 'plum', 3),
  'managing-risks-ensuring-ethical-ai': style('paper', 'coral', 'indigo', 4),
  'ai-readiness-roadmap-success': style('paper', 'indigo', 'saffron', 5),
};

export const pageStyles: Record<string, ArtStyle> = {
  home: style('weave', 'indigo', 'coral', 0),
  about: style('loom', 'plum', 'saffron', 1),
  services: style('weave', 'jade', 'indigo', 2),
  contact: style('ripple', 'coral', 'indigo', 1),
  careers: style('branches', 'jade', 'saffron', 6),
  blog: style('strata', 'indigo', 'saffron', 0),
  whitepapers: style('paper', 'plum', 'indigo', 0),
  demos: style('scan', 'saffron', 'plum', 3),
  industries: style('morph', 'indigo', 'coral', 1),
  insights: style('contours', 'jade', 'coral', 3),
  landscape: style('strata', 'jade', 'plum', 1),
  admin: style('loom', 'slate', 'indigo', 2),
  'not-found': style('loose', 'slate', 'coral', 0),
};

/** Portrait colors by team member id. People shown side by side have different colors. */
export const portraitTones: Record<string, Tone> = {
  ceo: 'indigo',
  technology: 'slate',
  sales: 'coral',
  resources: 'plum',
  accounts: 'jade',
  strategy: 'coral',
  architecture: 'jade',
};

/** Two accents per color that contrast with it where threads are close, e.g. no green on blue. */
export const accentsFor: Record<Tone, readonly [Tone, Tone]> = {
  indigo: ['saffron', 'coral'],
  coral: ['plum', 'indigo'],
  saffron: ['plum', 'indigo'],
  jade: ['saffron', 'coral'],
  plum: ['saffron', 'jade'],
  slate: ['saffron', 'coral'],
};

/** Styles for groups and ids without an assignment, chosen by the hash of the name. */
export const fallbackStyles: readonly [ArtStyle, ...ArtStyle[]] = [
  style('weave', 'indigo', 'coral', 1),
  style('waves', 'jade', 'saffron', 5),
  style('braid', 'coral', 'saffron', 1),
  style('contours', 'plum', 'jade', 1),
  style('strata', 'saffron', 'indigo', 4),
  style('ridges', 'indigo', 'saffron', 1),
  style('rings', 'coral', 'plum', 2),
  style('comb', 'jade', 'indigo', 2),
];
