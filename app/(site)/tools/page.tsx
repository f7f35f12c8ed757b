import { metadataOf } from '#lib/seo/metadata';
import LandscapePage from './genai-landscape/page';

export const generateMetadata = () => metadataOf('landscape');

/** A second address of the page (docs/specification.md R3). */
export default LandscapePage;
