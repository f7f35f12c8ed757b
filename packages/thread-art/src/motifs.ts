import type { Motif } from './motif';
import { balance } from './motifs/balance';
import { braid } from './motifs/braid';
import { branches } from './motifs/branches';
import { chain } from './motifs/chain';
import { columns } from './motifs/columns';
import { comb } from './motifs/comb';
import { contours } from './motifs/contours';
import { dome } from './motifs/dome';
import { helix } from './motifs/helix';
import { label } from './motifs/label';
import { lanes } from './motifs/lanes';
import { lattice } from './motifs/lattice';
import { loom } from './motifs/loom';
import { loose } from './motifs/loose';
import { morph } from './motifs/morph';
import { paper } from './motifs/paper';
import { pulse } from './motifs/pulse';
import { ridges } from './motifs/ridges';
import { rings } from './motifs/rings';
import { ripple } from './motifs/ripple';
import { ruled } from './motifs/ruled';
import { scan } from './motifs/scan';
import { steps } from './motifs/steps';
import { strata } from './motifs/strata';
import { voice } from './motifs/voice';
import { waves } from './motifs/waves';
import { weave } from './motifs/weave';

/** Every motif by name. art-assignments.ts assigns them to subjects. */
export const motifs = {
  balance,
  braid,
  branches,
  chain,
  columns,
  comb,
  contours,
  dome,
  helix,
  label,
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
} satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
