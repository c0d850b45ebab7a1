import { roles, type Role } from '../contract/roles';
import { accountProblems, clientActions, grantableRoles, roleNeeds, userActions } from './people';
import { clientStatuses, userStatuses } from './transitions';

const allowed = (actions: Record<string, boolean>): string =>
  Object.entries(actions)
    .filter(([, may]) => may)
    .map(([action]) => action)
    .join(' ');

test.each<[Role, readonly Role[]]>([
  ['Admin', ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer']],
  ['Coordinator', ['Coordinator', 'Supervisor', 'Consultant', 'Farmer']],
  ['Supervisor', ['Supervisor', 'Consultant', 'Farmer']],
  ['Consultant', ['Consultant', 'Farmer']],
  ['Farmer', ['Farmer']],
])('P-05 %s grants no role above its own', (own, expected) => {
  expect(grantableRoles(own)).toEqual(expected);
});

test('R-13 a consultant needs a distributor, coordinators and supervisors need zones', () => {
  expect(roles.map((role) => [role, roleNeeds(role)])).toEqual([
    ['Admin', { distributor: false, zones: false }],
    ['Coordinator', { distributor: false, zones: true }],
    ['Supervisor', { distributor: false, zones: true }],
    ['Consultant', { distributor: true, zones: false }],
    ['Farmer', { distributor: false, zones: false }],
  ]);
});

test.each([
  ['Admin', 'Coordinator', 'PENDIENTE', 'edit changeRole approve reject'],
  ['Admin', 'Coordinator', 'ACTIVO', 'edit changeRole deactivate'],
  ['Admin', 'Coordinator', 'INACTIVO', 'edit changeRole activate'],
  ['Admin', 'Coordinator', 'RECHAZADO', 'edit changeRole reopen'],
  ['Supervisor', 'Coordinator', 'PENDIENTE', ''],
  ['Supervisor', 'Consultant', 'PENDIENTE', 'edit changeRole approve reject'],
  ['Consultant', 'Consultant', 'PENDIENTE', ''],
  ['Supervisor', 'Farmer', 'ACTIVO', 'edit changeRole deactivate clientKey'],
  ['Supervisor', 'Farmer', 'INACTIVO', 'edit changeRole activate'],
] as const)('T-04 what %s may do to a %s who is %s: %s', (actor, role, status, expected) => {
  expect(allowed(userActions({ actor: { id: 'a', role: actor }, user: { id: 'b', role, status } }))).toBe(expected);
});

test('P-05 nobody deactivates itself or changes its own role', () => {
  const self = { id: 'a', role: 'Admin', status: 'ACTIVO' } as const;
  expect(allowed(userActions({ actor: self, user: self }))).toBe('edit');
  expect(userStatuses).toContain('ACTIVO');
});

test.each([
  ['Admin', 'PENDIENTE', 'edit approve reject assign'],
  ['Supervisor', 'PENDIENTE', 'approve reject assign'],
  ['Consultant', 'PENDIENTE', 'edit'],
  ['Coordinator', 'ACTIVO', 'edit deactivate assign'],
  ['Coordinator', 'INACTIVO', 'edit activate assign'],
  ['Coordinator', 'RECHAZADO', 'edit assign'],
  ['Farmer', 'ACTIVO', ''],
] as const)('P-07 what %s may do to a customer who is %s: %s', (role, status, expected) => {
  expect(clientStatuses).toContain(status);
  expect(allowed(clientActions({ actor: { role }, client: { status } }))).toBe(expected);
});

test('R-13 what each role asks of an account: mail or telephone, distributor or zones', () => {
  const missing = (role: Parameters<typeof accountProblems>[0]['role']) =>
    accountProblems({ role }).map(({ path }) => path);
  expect(missing('Admin')).toEqual(['email']);
  expect(missing('Consultant')).toEqual(['email', 'distributorId']);
  expect(missing('Supervisor')).toEqual(['email', 'zoneIds']);
  expect(missing('Farmer')).toEqual(['phone']);
  expect(accountProblems({ role: 'Coordinator', email: 'a@b.mx', zoneIds: ['z'] })).toEqual([]);
});
