import { diagramFile } from 'thread-art/diagram/figure';
import type { Diagram } from 'thread-art/diagram/schema';
import { scenesFile, scenesSvg } from 'thread-art/scene/scene';

import { artFile } from '../../art/art-path';
import { type ArtFrame, pictureOf, type Subject } from '../../art/pictures';
import { pageRows } from '../../site/pages';
import { diagramFolder } from '../../site/routes';
import { drawingTheme } from '../brand/drawing-theme';
import { blog } from '../collections/blog';
import { industries } from '../collections/industries';
import { isPageOn } from '../collections/pages';
import { products } from '../collections/products';
import { team } from '../collections/team';
import { whitepapers } from '../collections/whitepapers';
import { onceFromContent } from '../load/content-folder';
import { entryPages } from '../load/registry';
import { inspectOnce } from '../markdown/markdown-cache';
import {
  type PictureVariant,
  pictureSource,
  pictureVariants,
  readPicture,
} from '../markdown/picture-files';
import { pictureLink } from '../markdown/pictures';
import {
  caseSubject,
  defaultAvatarSubject,
  defaultCover,
  pageSubject,
  personSubject,
} from './art-subjects';

interface ArtAsset {
  subject: Subject;
  frame: ArtFrame;
}

const cut = (subjects: Subject[], ...frames: ArtFrame[]): ArtAsset[] =>
  subjects.flatMap((subject) => frames.map((frame) => ({ subject, frame })));

/** All generated pictures that pages show. The export writes each of them once. */
export function allArtAssets(): ArtAsset[] {
  const shown = pageRows.filter(({ id }) => isPageOn(id));
  const pictures = new Set([...shown.map(({ picture }) => picture), 'not-found']);
  return [
    ...cut([...pictures].map(pageSubject), 'hero'),
    ...entryPages().flatMap(({ subject, frames = [] }) =>
      subject ? cut([subject], ...frames) : [],
    ),
    ...cut(
      industries
        .valid()
        .flatMap((entry) => entry.use_cases.map((_, index) => caseSubject(entry, index))),
      'strip',
    ),
    ...cut(team.valid().map(personSubject), 'square'),
    ...cut([defaultCover], 'card', 'wide', 'hero'),
    ...cut([defaultAvatarSubject], 'square'),
  ];
}

/** The generated pictures by file name. */
export const artAssetsByFile = onceFromContent(
  () => new Map(allArtAssets().map((asset) => [artFile(asset.subject, asset.frame), asset])),
);

/** All that a generated picture is drawn from. */
export const drawingOf = ({ subject, frame }: ArtAsset) =>
  [pictureOf(subject, frame), drawingTheme().palette] as const;

const publishedTexts = () => [...blog.valid(), ...whitepapers.valid()];

/** The diagrams of all posts and papers by the file name of their drawing. */
export const diagramsByFile = onceFromContent((): ReadonlyMap<string, Diagram> => {
  const diagrams = publishedTexts().flatMap(({ body }) => inspectOnce(body).diagrams);
  return new Map(diagrams.map((diagram) => [diagramFile(diagram), diagram]));
});

/** Paths of the pictures beside published texts, from the content folder, each once. */
export const publishedPictures = (): string[] => [
  ...new Set(
    publishedTexts().flatMap(({ file, body }) =>
      inspectOnce(body).images.flatMap(({ url }) => {
        const link = pictureLink(url);
        return link ? [pictureSource(file, link)] : [];
      }),
    ),
  ),
];

/** Every file that a build makes of the pictures beside published texts, by its path. */
export const pictureVariantsByFile = onceFromContent((): ReadonlyMap<string, PictureVariant> => {
  const variants = publishedPictures().map(readPicture).flatMap(pictureVariants);
  return new Map(variants.map((variant) => [variant.file, variant]));
});

/** The file with the drawings of all products at work: its address and its content. */
export const productScenes = onceFromContent(() => {
  const scenes = products.all().map(({ id, scene }) => ({ id, scene }));
  const theme = drawingTheme();
  return { address: diagramFolder + scenesFile(scenes, theme), svg: scenesSvg(scenes, theme) };
});
