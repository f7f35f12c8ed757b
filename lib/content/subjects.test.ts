import { expect, it } from 'vitest';

import * as subjects from './subjects';

const entry = { id: 'a', category: 'AI' } as never;

it.each([
  [subjects.pageSubject('home'), { collection: 'pages', id: 'home' }],
  [subjects.postSubject(entry), { collection: 'blog', id: 'a', group: 'AI' }],
  [
    subjects.postSubject({ id: 'a', category: 'AI', series: { name: 'Looms', part: 2 } }),
    { collection: 'blog', id: 'a', group: 'Looms', part: 2 },
  ],
  [subjects.groupSubject('looms', 'Looms'), { collection: 'blog', id: 'looms', group: 'Looms' }],
  [subjects.paperSubject(entry), { collection: 'whitepapers', id: 'a', group: 'AI' }],
  [subjects.industrySubject(entry), { collection: 'industries', id: 'a' }],
  [subjects.caseSubject(entry, 3), { collection: 'use-cases', id: 'a-3', group: 'a', index: 3 }],
  [subjects.serviceSubject(entry), { collection: 'services', id: 'a' }],
  [subjects.demoSubject(entry), { collection: 'demos', id: 'a' }],
  [subjects.jobSubject(entry), { collection: 'jobs', id: 'a' }],
  [
    subjects.personSubject({ id: 'ada', initials: 'AM' }),
    { collection: 'team', id: 'ada', initials: 'AM' },
  ],
  [subjects.defaultCover, { collection: 'default', id: 'cover' }],
  [subjects.defaultAvatar, { collection: 'default', id: 'avatar' }],
])('%j is the subject of one picture', (subject, expected) => expect(subject).toEqual(expected));
