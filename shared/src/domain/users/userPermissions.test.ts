import { roles, type Role } from './roles';
import {
  checkUserAction,
  validateAccount,
  getGrantableRoles,
  getRoleRequirements,
  getAllowedUserActions,
  type ManagedAccount,
} from './userPermissions';
import type { UserStatus } from '../statuses';

const listAllowed = (actions: Record<string, boolean>): string =>
  Object.entries(actions)
    .filter(([, may]) => may)
    .map(([action]) => action)
    .join(' ');

test.each<[Role, readonly Role[], readonly Role[]]>([
  ['Admin', roles, roles],
  ['Coordinator', ['Coordinator', 'Supervisor', 'Consultant', 'Farmer'], ['Supervisor', 'Consultant', 'Farmer']],
  ['Supervisor', ['Supervisor', 'Consultant', 'Farmer'], ['Consultant', 'Farmer']],
  ['Consultant', [], []],
  ['Farmer', [], []],
])('P-05 %s grants no higher role to a new account, only managed ones to others', (own, toNew, toExisting) => {
  expect(getGrantableRoles(own, { isNew: true })).toEqual(toNew);
  expect(getGrantableRoles(own, { isNew: false })).toEqual(toExisting);
});

test('R-13 a consultant needs a distributor, coordinators and supervisors need zones', () => {
  expect(roles.map((role) => [role, getRoleRequirements(role)])).toEqual([
    ['Admin', { distributor: false, zones: false }],
    ['Coordinator', { distributor: false, zones: true }],
    ['Supervisor', { distributor: false, zones: true }],
    ['Consultant', { distributor: true, zones: false }],
    ['Farmer', { distributor: false, zones: false }],
  ]);
});

const buildAccount = (change: Partial<ManagedAccount> = {}): ManagedAccount => ({
  id: 'b',
  role: 'Consultant',
  status: 'PENDIENTE',
  zones: [],
  distributorZoneIds: [],
  createdById: 'c',
  ...change,
});
/** An account of the role, near an actor who has the zones `near` and `alsoNear`. */
const buildNearAccount = (role: Role, change: Partial<ManagedAccount> = {}): ManagedAccount =>
  buildAccount({
    role,
    zones: role === 'Coordinator' || role === 'Supervisor' ? [{ id: 'near' }] : [],
    distributorZoneIds: role === 'Consultant' ? ['near', 'far'] : [],
    ...change,
  });
const buildActor = (role: Role, id = 'a') => ({ id, role, zoneIds: ['near', 'alsoNear'] });

const managedPairs = new Set([
  ...roles.map((role) => `Admin ${role}`),
  'Coordinator Supervisor',
  'Coordinator Consultant',
  'Coordinator Farmer',
  'Supervisor Consultant',
  'Supervisor Farmer',
]);
const rolePairs = roles.flatMap((actor) => roles.map((role) => [actor, role] as const));

test.each(rolePairs)(
  'P-05 a %s manages the account of a %s in their zones only if its rank is lower, or both are Admin',
  (actor, role) => {
    const allowed = (status: UserStatus) =>
      listAllowed(getAllowedUserActions({ actor: buildActor(actor), user: buildNearAccount(role, { status }) }));
    const isManaged = managedPairs.has(`${actor} ${role}`);
    const edit = actor === 'Admin' ? 'edit changeRole changeEmail' : 'edit changeRole';
    const reset = role === 'Farmer' ? '' : ' resetSecondFactor';
    expect([allowed('PENDIENTE'), allowed('INACTIVO'), allowed('RECHAZADO')]).toEqual(
      isManaged
        ? [`${edit} approve reject${reset}`, `${edit} activate${reset}`, `${edit} reopen${reset}`]
        : ['', '', ''],
    );
    const clientKey = role === 'Farmer' ? ' clientKey' : '';
    const invite = role === 'Farmer' ? '' : ' invite';
    expect(allowed('ACTIVO')).toBe(isManaged ? `${edit} deactivate${clientKey}${invite}${reset}` : '');
  },
);

test.each<[string, Role, Partial<ManagedAccount>]>([
  ["a supervisor with one zone outside the coordinator's", 'Supervisor', { zones: [{ id: 'near' }, { id: 'far' }] }],
  ['a supervisor without zones', 'Supervisor', { zones: [] }],
  ['a consultant whose distributor shares no zone', 'Consultant', { distributorZoneIds: ['far'] }],
  ['a consultant without a distributor', 'Consultant', { distributorZoneIds: [] }],
])('P-05 a coordinator does not manage %s', (_, role, change) => {
  const user = buildNearAccount(role, { status: 'ACTIVO', ...change });
  expect(listAllowed(getAllowedUserActions({ actor: buildActor('Coordinator'), user }))).toBe('');
  expect(getAllowedUserActions({ actor: { id: 'a', role: 'Admin', zoneIds: [] }, user }).edit).toBe(true);
});

test.each(rolePairs)(
  'T-04 P-05 a %s approves an account of a %s created by themselves only as Admin',
  (actor, role) => {
    const user = buildNearAccount(role, { createdById: 'a' });
    expect(getAllowedUserActions({ actor: buildActor(actor), user }).approve).toBe(actor === 'Admin');
  },
);

test.each(roles)('P-05 a %s can neither deactivate themselves nor change their own role or e-mail', (role) => {
  const user = buildNearAccount(role, { id: 'a', status: 'ACTIVO' });
  const { edit, changeRole, changeEmail, deactivate } = getAllowedUserActions({ actor: buildActor(role), user });
  expect([edit, changeRole, changeEmail, deactivate]).toEqual([role === 'Admin', false, false, false]);
});

test('R-13 an account needs an e-mail or phone, and a distributor or zones, depending on its role', () => {
  const missing = (role: Parameters<typeof validateAccount>[0]['role']) =>
    validateAccount({ role }).map(({ path }) => path);
  expect(missing('Admin')).toEqual(['email']);
  expect(missing('Consultant')).toEqual(['email', 'distributorId']);
  expect(missing('Supervisor')).toEqual(['email', 'zoneIds']);
  expect(missing('Farmer')).toEqual(['phone']);
  expect(validateAccount({ role: 'Coordinator', email: 'a@b.mx', zoneIds: ['z'] })).toEqual([]);
});

test.each<[Role, Partial<ManagedAccount>, Parameters<typeof checkUserAction>[0], string | null]>([
  ['Admin', {}, 'approve', null],
  ['Admin', { status: 'ACTIVO' }, 'approve', 'El estatus actual, Activo, no permite esta acción.'],
  ['Admin', { status: 'RECHAZADO' }, 'deactivate', 'El estatus actual, Rechazado, no permite esta acción.'],
  ['Admin', { id: 'a', status: 'ACTIVO' }, 'deactivate', 'Nadie se desactiva a sí mismo. Pídalo a otro administrador.'],
  [
    'Coordinator',
    { createdById: 'a', distributorZoneIds: ['near'] },
    'approve',
    'Usted dio de alta esta cuenta, así que la aprueba otra persona. Pídalo a un administrador.',
  ],
  [
    'Supervisor',
    { role: 'Coordinator' },
    'reject',
    'Solo es posible cambiar cuentas de un rol inferior al propio y de sus zonas. Pídalo a un administrador.',
  ],
])('T-04 P-05 %s is answered why the account %j cannot: %s', (role, change, action, message) =>
  expect(checkUserAction(action, { actor: buildActor(role), user: buildAccount(change) })?.message ?? null).toBe(
    message,
  ),
);
