import type { Section, SectionVersion, SectionVisits } from '@surco/shared/contract';
import { formatGuard, formatVisits } from './visitMessages';

const createVersion = (version: string): SectionVersion => ({
  version,
  state: 'TRIAL',
  publishedAt: null,
  publishedBy: null,
  commit: null,
  reason: null,
  unusedSince: null,
  previewUrl: null,
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
  trial: { version: createVersion('1.1.0-b'), percent: 10, roles: [], guardedUntil: '2026-11-24T12:00:00.000Z' },
  previews: [],
  before: [null],
  health: 'OK',
};

test('lists the figures of the version for everyone else first, then those of the trial, and no other version', () => {
  const trial = createVisits('1.1.0-b', true, {
    failedLoads: 4,
    frequentErrors: [{ error: 'TypeError list.0a1b2c3d.js:1:7', count: 12 }],
  });
  const others = [createVisits('0.9.0-x', false), createVisits('1.1.0-b', true, { section: 'mfe-b' })];
  expect(formatVisits(section, [trial, createVisits('1.0.0-own', false), ...others])).toEqual([
    '1.0.0-own, 24 hours: 200 visits, 1.5 % with errors, p75 LCP 1203 ms, navigation 310 ms, INP –',
    '1.1.0-b on trial, 24 hours: 200 visits, 1.5 % with errors, 4 failed loads, p75 LCP 1203 ms, navigation 310 ms, INP –',
    '  12 × TypeError list.0a1b2c3d.js:1:7',
  ]);
});

test('says until when a trial is watched, and the verdict with the p75 of both versions', () => {
  const verdict = {
    outcome: 'worse' as const,
    at: '2026-11-24T12:00:00.000Z',
    measure: 'LCP' as const,
    trial: { value: 2_500.4, visits: 60 },
    standing: { value: 900, visits: 60 },
  };
  const version = { ...createVersion('1.1.0-b'), verdict };
  expect(formatGuard(section)).toEqual(['the trial is watched until 2026-11-24T12:00:00.000Z']);
  expect(formatGuard({ ...section, trial: null })).toEqual([]);
  expect(formatGuard({ ...section, trial: { version, percent: 10, roles: [] } })).toEqual([
    'verdict of the guard: worse. p75 of LCP 2500 ms; the version for everyone else: 900 ms.',
  ]);
});
