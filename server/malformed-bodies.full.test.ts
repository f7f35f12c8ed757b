import { itAnswersMalformedBodies } from './testing/malformed-bodies';

itAnswersMalformedBodies(10_000);
