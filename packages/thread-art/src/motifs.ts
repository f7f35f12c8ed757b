import type { Motif } from './motif.ts';
import { balance } from './motifs/balance.ts';
import { braid } from './motifs/braid.ts';
import { branches } from './motifs/branches.ts';
import { chain } from './motifs/chain.ts';
import { columns } from './motifs/columns.ts';
import { comb } from './motifs/comb.ts';
import { compare } from './motifs/compare.ts';
import { contours } from './motifs/contours.ts';
import { dome } from './motifs/dome.ts';
import { helix } from './motifs/helix.ts';
import { lanes } from './motifs/lanes.ts';
import { lattice } from './motifs/lattice.ts';
import { loom } from './motifs/loom.ts';
import { loose } from './motifs/loose.ts';
import { morph } from './motifs/morph.ts';
import { paper } from './motifs/paper.ts';
import { pictograms } from './motifs/pictograms.ts';
import { pulse } from './motifs/pulse.ts';
import { ridges } from './motifs/ridges.ts';
import { rings } from './motifs/rings.ts';
import { ripple } from './motifs/ripple.ts';
import { ruled } from './motifs/ruled.ts';
import { scan } from './motifs/scan.ts';
import { steps } from './motifs/steps.ts';
import { strata } from './motifs/strata.ts';
import { voice } from './motifs/voice.ts';
import { waves } from './motifs/waves.ts';
import { weave } from './motifs/weave.ts';

/** Every motif by name. */
export const motifs = {
  balance,
  braid,
  branches,
  chain,
  columns,
  comb,
  compare,
  contours,
  dome,
  helix,
  lanes,
  lattice,
  loom,
  loose,
  morph,
  paper,
  pulse,
  ridges,
  rings,
  ripple,
  ruled,
  scan,
  steps,
  strata,
  voice,
  waves,
  weave,
  ...pictograms,
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
