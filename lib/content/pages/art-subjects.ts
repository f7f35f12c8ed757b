import type { Subject } from '../../art/pictures';

interface WithId {
  id: string;
}

export const pageSubject = (id: string): Subject => ({ collection: 'pages', id });
export const postSubject = (
  post: WithId & { category: string; series?: { name: string; part: number } },
): Subject => ({
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
export const paperSubject = (paper: WithId & { category: string }): Subject => ({
  collection: 'whitepapers',
  id: paper.id,
  group: paper.category,
});
export const industrySubject = ({ id }: WithId): Subject => ({ collection: 'industries', id });
export const caseSubject = (industry: WithId, index: number): Subject => ({
  collection: 'use-cases',
  id: `${industry.id}-${index}`,
  group: industry.id,
  index,
});
export const serviceSubject = ({ id }: WithId): Subject => ({ collection: 'services', id });
export const demoSubject = ({ id }: WithId): Subject => ({ collection: 'demos', id });
export const jobSubject = ({ id }: WithId): Subject => ({ collection: 'jobs', id });
export const personSubject = ({ id, initials }: WithId & { initials: string }): Subject => ({
  collection: 'team',
  id,
  initials,
});

/** Shown if the picture of a post or a person fails to load (docs/specification.md T5). */
export const defaultCover: Subject = { collection: 'default', id: 'cover' };
export const defaultAvatarSubject: Subject = { collection: 'default', id: 'avatar' };
