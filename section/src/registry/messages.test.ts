import type { Section, SectionVersion, SectionVisits } from '@surco/shared/contract';
import { formatSection, formatVersions, formatVisits } from './messages';

const createVersion = (version: string, change: Partial<SectionVersion> = {}): SectionVersion => ({
  version,
  state: 'LIVE',
  publishedAt: null,
  publishedBy: null,
  commit: null,
  reason: null,
  unusedSince: null,
  previewUrl: null,
  ...change,
});

const createVisits = (version: string, onTrial: boolean, change: Partial<SectionVisits> = {}): SectionVisits => ({
  section: 'mfe-a',
  version,
  onTrial,
  visits: 200,
  failedVisits: 3,
  failedLoads: 0,
  errors: { script: 0, promise: 0, render: 0 },
  frequentErrors: [],
  vitals: {
    LCP: { samples: 180, p75: 1_203.4 },
    navigation: { samples: 90, p75: 310.2 },
    INP: { samples: 0, p75: null },
    CLS: { samples: 180, p75: 0.01 },
  },
  ...change,
});

const section: Section = {
  name: 'mfe-a',
  label: 'A',
  live: null,
  ownVersion: '1.0.0-own',
  trial: null,
  previews: [],
  before: [null],
  health: 'OK',
};
const trial = { version: createVersion('1.1.0-b'), percent: null, roles: ['Supervisor' as const, 'Admin' as const] };

test.each<[Partial<Section>, string[]]>([
  [{}, ['1.0.0-own, which comes with the server, for everyone']],
  [{ isAway: true }, ['no version (the section is not shown) for everyone']],
  [{ ownVersion: null }, ['no version (the section is not shown) for everyone']],
  [
    { live: createVersion('1.2.0-c'), trial, previews: [createVersion('1.3.0-d', { previewUrl: 'https://x.test/p' })] },
    ['1.2.0-c for everyone else', '1.1.0-b for Supervisor and Admin', '1.3.0-d for whoever opens https://x.test/p'],
  ],
])('C-07 says who gets which version: %j', (change, lines) =>
  expect(formatSection({ ...section, ...change })).toEqual(lines),
);

test('C-07 lists the stored versions that nobody gets, and why a trial ended', () => {
  const figures = { trial: { value: 0.5, visits: 12 }, standing: { value: 0.01, visits: 90 } };
  const verdict = { outcome: 'worse' as const, at: '', measure: 'errors' as const, ...figures };
  const versions = [
    createVersion('1.2.0-c', { state: 'UNUSED', verdict }),
    createVersion('1.1.0-b'),
    createVersion('1.0.0-a', { state: 'PREVIOUS' }),
  ];
  expect(formatVersions(versions)).toEqual([
    'also stored: 1.0.0-a (was for everyone), 1.2.0-c',
    'the trial of 1.2.0-c ended by itself: 50.0 % of 12 visits failed, and 1.0 % of the version for everyone',
  ]);
});

test('C-07 lists the figures of the version for everyone first, then those of the trial, and no other version', () => {
  const onTrial = createVisits('1.1.0-b', true, {
    failedLoads: 4,
    frequentErrors: [{ error: 'TypeError list.0a1b2c3d.js:1:7', count: 12 }],
  });
  const others = [createVisits('0.9.0-x', false), createVisits('1.1.0-b', true, { section: 'mfe-b' })];
  const visits = [onTrial, createVisits('1.0.0-own', false), ...others];
  expect(formatVisits({ ...section, trial }, [], visits)).toEqual([
    '1.0.0-own, 24 hours: 200 visits, 1.5 % with errors, p75 LCP 1203 ms, navigation 310 ms, INP –',
    '1.1.0-b on trial, 24 hours: 200 visits, 1.5 % with errors, 4 failed loads, p75 LCP 1203 ms, navigation 310 ms, INP –',
    '  12 × TypeError list.0a1b2c3d.js:1:7',
  ]);
  const one = createVisits('1.0.0-own', false, { visits: 1, failedVisits: 0, failedLoads: 1 });
  expect(formatVisits(section, [], [one])[0]).toMatch(/ 1 visit, 0\.0 % with errors, 1 failed load, /);
});
