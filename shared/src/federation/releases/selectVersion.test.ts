import { roles } from '../../domain/users/roles';
import type { Release } from './releases';
import { selectVersion } from './selectVersion';

test('C-07 a trial for a role is shown to that role only, not to others or signed-out visitors', () => {
  const trial = { version: '2-b', roles: ['Supervisor' as const], since: '' };
  const release: Release = { live: '1-a', before: [null], trial };
  const seeing = [...roles, null].filter((role) => selectVersion('mfe-x', release, { role }) === '2-b');
  expect(seeing).toEqual(['Supervisor']);
});
