import type { ArtFrame, Subject } from '../art/subjects';
import { blog } from './collections/blog';
import { industries } from './collections/industries';
import { jobs } from './collections/jobs';
import { services } from './collections/services';
import { team } from './collections/team';
import { whitepapers } from './collections/whitepapers';
import {
  caseSubject,
  defaultAvatar,
  defaultCover,
  industrySubject,
  jobSubject,
  pageArtIds,
  pageSubject,
  paperSubject,
  personSubject,
  postSubject,
  serviceSubject,
} from './subjects';

interface ArtAsset {
  subject: Subject;
  frame: ArtFrame;
}

const cut = (subjects: Subject[], ...frames: ArtFrame[]): ArtAsset[] =>
  subjects.flatMap((subject) => frames.map((frame) => ({ subject, frame })));

/** All generated pictures that pages show. The export writes each of them once. */
export function allArtAssets(): ArtAsset[] {
  return [
    ...cut(pageArtIds.map(pageSubject), 'hero'),
    ...cut(industries.all().map(industrySubject), 'hero', 'card', 'wide'),
    ...cut(
      industries
        .all()
        .flatMap((entry) => entry.use_cases.map((_, index) => caseSubject(entry, index))),
      'strip',
    ),
    ...cut(blog.all().map(postSubject), 'card', 'wide'),
    ...cut(whitepapers.all().map(paperSubject), 'card', 'hero'),
    ...cut(services.all().map(serviceSubject), 'card', 'hero'),
    ...cut(jobs.all().map(jobSubject), 'wide'),
    ...cut(team.all().map(personSubject), 'square'),
    ...cut([defaultCover], 'card', 'wide', 'hero'),
    ...cut([defaultAvatar], 'square'),
  ];
}
