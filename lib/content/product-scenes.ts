import { scenesFile, scenesSvg } from 'thread-art/scene/scene';

import { diagramFolder } from '../site/routes';
import { products } from './collections/products';
import { onceFromContent } from './derived';

/** The file with the drawings of all products at work: its address and its content. */
export const productScenes = onceFromContent(() => {
  const scenes = products.all().map(({ id, scene }) => ({ id, scene }));
  return { address: diagramFolder + scenesFile(scenes), svg: scenesSvg(scenes) };
});
