import type { Subject } from '../../art/pictures';
import type { Post } from '../collections/blog';
import type { Demo } from '../collections/demos';
import type { Industry } from '../collections/industries';
import type { Job } from '../collections/jobs';
import type { Service } from '../collections/services';
import type { Person } from '../collections/team';
import type { WhitePaper } from '../collections/whitepapers';

export const pageSubject = (id: string): Subject => ({ collection: 'pages', id });
export const postSubject = (post: Pick<Post, 'id' | 'series' | 'category'>): Subject => ({
  collection: 'blog',
  id: post.id,
  group: post.series?.name ?? post.category,
  part: post.series?.part,
});
/** Picture of a series, category or tag, like those of its posts. */
export const groupSubject = (slug: string, name: string): Subject => ({
  collection: 'blog',
  id: slug,
  group: name,
});
export const paperSubject = (paper: WhitePaper): Subject => ({
  collection: 'whitepapers',
  id: paper.id,
  group: paper.category,
});
export const industrySubject = ({ id }: Industry): Subject => ({ collection: 'industries', id });
export const caseSubject = (industry: Industry, index: number): Subject => ({
  collection: 'use-cases',
  id: `${industry.id}-${index}`,
  group: industry.id,
  index,
});
export const serviceSubject = ({ id }: Service): Subject => ({ collection: 'services', id });
export const demoSubject = ({ id }: Demo): Subject => ({ collection: 'demos', id });
export const jobSubject = ({ id }: Job): Subject => ({ collection: 'jobs', id });
export const personSubject = ({ id, initials }: Pick<Person, 'id' | 'initials'>): Subject => ({
  collection: 'team',
  id,
  initials,
});

/** Shown if the picture of a post or a person fails to load (docs/specification.md T5). */
export const defaultCover: Subject = { collection: 'default', id: 'cover' };
export const defaultAvatar: Subject = { collection: 'default', id: 'avatar' };
