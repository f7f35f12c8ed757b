import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { demoFolder } from '#server/demo-app';

/** Where the pictures of the demos are, from the project root. */
export const pictureFolder = 'public/images/demos';

/** Hashes of what each picture was taken from, by id of the demo. */
export const recordFile = path.join(pictureFolder, 'sources.json');

/** Largest size in bytes of a picture at the size of a card. */
export const cardBytes = 25_000;

/** What the picture of a demo shows. */
export interface Shot {
  /** Element whose upper part is in the picture. */
  area: string;
  /** Buttons that are clicked before the picture is taken, by their accessible names. */
  click?: string;
  /** Pixels that are left out at both sides, e.g. for round corners. */
  inset?: number;
  /** Start of the picture below the top of the element, as a share of the element's width. */
  from?: number;
}

/** The part of each demo that shows what it does, by id. */
export const shots: Record<string, Shot> = {
  'computer-vision': { area: '#stage', inset: 8, from: 0.01 },
  'smart-dispatch-scheduler': { area: '#map', from: 0.04 },
  'ai-data-validation': { area: 'table:has(#rows) thead' },
  'appointment-scheduling': {
    area: '#log',
    click: 'Tuesday afternoon, 30 minutes with Dr. Ortiz',
    from: 0.165,
  },
  'transfer-pricing': { area: '.card:has(#chart)', from: 0.19 },
  'ai-behavioral-assessment': { area: '.card:has(#bars)', click: 'Fill in an example', from: 0.1 },
};

const isTest = /\.test\.js$/;

/** Hash of a demo's files, of what all demos share and of the shot; 20 hexadecimal digits. */
export function demoHash(id: string, shot: Shot): string {
  const hash = createHash('sha256').update(JSON.stringify(shot));
  for (const folder of [id, 'shared']) {
    for (const name of readdirSync(path.join(demoFolder, folder)).sort()) {
      if (isTest.test(name)) continue;
      hash
        .update(`\n${folder}/${name}\n`)
        .update(readFileSync(path.join(demoFolder, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 20);
}
