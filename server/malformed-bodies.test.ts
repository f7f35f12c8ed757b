import { itAnswersMalformedBodies } from './testing/malformed-bodies';

itAnswersMalformedBodies(500);
