import { roles } from '../../domain/users/roles';
import type { Release } from './releases';
import { getTrialBucket, selectVersion } from './selectVersion';

const people = Array.from({ length: 5000 }, (_, n) => ({ id: `person-${n}`, role: null }));

test('C-07 a trial of ten percent selects about that share, always the same users, and others for another remote', () => {
  const chosen = people.filter((person) => getTrialBucket('mfe-sales', person) < 10);
  expect(chosen.length / people.length).toBeGreaterThan(0.08);
  expect(chosen.length / people.length).toBeLessThan(0.12);
  expect(people.filter((person) => getTrialBucket('mfe-sales', person) < 10)).toEqual(chosen);
  expect(people.filter((person) => getTrialBucket('mfe-admin', person) < 10)).not.toEqual(chosen);
});

test('C-07 a user of a ten percent trial stays in it at fifty percent', () => {
  const at = (percent: number): Release => ({ live: '1-a', before: [], canary: { version: '2-b', percent } });
  const chosen = people.filter((person) => selectVersion('mfe-sales', at(10), person) === '2-b');
  expect(chosen.every((person) => selectVersion('mfe-sales', at(50), person) === '2-b')).toBe(true);
});

test('C-07 a trial for a role is shown to that role only, not to others or signed-out visitors', () => {
  const release: Release = { live: '1-a', before: [null], canary: { version: '2-b', roles: ['Supervisor'] } };
  const seeing = [...roles, null].filter((role) => selectVersion('mfe-x', release, { id: 'u', role }) === '2-b');
  expect(seeing).toEqual(['Supervisor']);
});
