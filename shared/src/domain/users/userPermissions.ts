import { hasRole, isManager, roles, type Role, ZONE_ROLES } from './roles';
import { createDenial, createStatusDenial, type ActionDenial } from '../actionDenial';
import type { FieldError } from '../fieldError';
import type { UserStatus } from '../statuses';
import { canTransition, userStatusTransitions } from '../statusTransitions';

/** Where an account has to be for a user to manage it: anywhere in the row scope, or within the user's own zones. */
type ManagedArea = 'anywhere' | 'all zones within own' | 'distributor shares a zone';

/**
 * P-05: the roles whose accounts a role manages, and where. They are strictly lower, so that no user takes over the
 * account of a peer. Administrators also manage each other, because no role is above them. Farmers have no zones: the
 * row scope of the API limits which farmers a manager finds.
 */
const managedRoles: Readonly<Record<Role, Readonly<Partial<Record<Role, ManagedArea>>>>> = {
  Admin: {
    Admin: 'anywhere',
    Coordinator: 'anywhere',
    Supervisor: 'anywhere',
    Consultant: 'anywhere',
    Farmer: 'anywhere',
  },
  Coordinator: { Supervisor: 'all zones within own', Consultant: 'distributor shares a zone', Farmer: 'anywhere' },
  Supervisor: { Consultant: 'distributor shares a zone', Farmer: 'anywhere' },
  Consultant: {},
  Farmer: {},
};

/**
 * The roles that a user may give: to a new account none above their own, because someone of a higher rank approves it;
 * to an existing account only those whose accounts the user manages, so that only an administrator makes a peer alone.
 */
export const getGrantableRoles = (own: Role, { isNew }: { isNew: boolean }): readonly Role[] =>
  isNew && isManager(own)
    ? roles.slice(roles.indexOf(own))
    : roles.filter((role) => managedRoles[own][role] !== undefined);

/** What an account of a role must have: a consultant a distributor, coordinators and supervisors zones. */
export const getRoleRequirements = (role: Role): { distributor: boolean; zones: boolean } => ({
  distributor: role === 'Consultant',
  zones: hasRole(role, ZONE_ROLES),
});

export const missingZonesMessage = 'Elija al menos una zona.';

/** The fields of an account that depend on its role. */
export interface AccountValues {
  role: Role;
  email?: string | null;
  phone?: string | null;
  distributorId?: string | null;
  zoneIds?: readonly string[];
}

/**
 * Checks that an account has what its role needs: a farmer signs in by phone and client key, all others by e-mail; see
 * also {@link getRoleRequirements}.
 */
export function validateAccount({ role, email, phone, distributorId, zoneIds = [] }: AccountValues): FieldError[] {
  const needs = getRoleRequirements(role);
  const isFarmer = role === 'Farmer';
  const requirements: readonly (readonly [boolean, string, string])[] = [
    [!isFarmer && !email, 'email', 'Escriba el correo con el que iniciará sesión.'],
    [isFarmer && !phone, 'phone', 'Escriba el teléfono con el que entrará el agricultor.'],
    [needs.distributor && !distributorId, 'distributorId', 'Elija el distribuidor del consultor.'],
    [needs.zones && zoneIds.length === 0, 'zoneIds', missingZonesMessage],
  ];
  return requirements.flatMap(([isMissing, path, message]) => (isMissing ? [{ path, message }] : []));
}

interface Actor {
  id: string;
  role: Role;
  /** Zones of a coordinator or supervisor. */
  zoneIds: readonly string[];
}

/** The data of an account that the rules depend on. */
export interface ManagedAccount {
  id: string;
  role: Role;
  status: UserStatus;
  zones: readonly { id: string }[];
  /** Zones of a consultant's distributor. */
  distributorZoneIds: readonly string[];
  /** Null for accounts that no user created, such as the first administrator's. */
  createdById: string | null;
}

/** Whether an actor manages this account, whatever its status; see {@link managedRoles}. */
function canManageAccount({ role, zoneIds }: Actor, user: ManagedAccount): boolean {
  const isOwnZone = (id: string): boolean => zoneIds.includes(id);
  switch (managedRoles[role][user.role]) {
    case 'anywhere':
      return true;
    case 'all zones within own':
      return user.zones.length > 0 && user.zones.every(({ id }) => isOwnZone(id));
    case 'distributor shares a zone':
      return user.distributorZoneIds.some(isOwnZone);
    case undefined:
      return false;
  }
}

/**
 * What a user may do to an account: another user's or their own. Users neither deactivate themselves nor change their
 * own role. Only administrators approve accounts that they created themselves, and only they change another user's
 * e-mail; users change their own e-mail by a confirmed link. Only the API checks whether the account is that of the
 * last administrator.
 */
export function getAllowedUserActions({ actor, user }: { actor: Actor; user: ManagedAccount }) {
  const canManage = canManageAccount(actor, user);
  const canChangeTo = (to: UserStatus): boolean => canManage && canTransition(userStatusTransitions, user.status, to);
  const isSelf = actor.id === user.id;
  const isAdmin = actor.role === 'Admin';
  const isOwnCreation = user.createdById === actor.id;
  return {
    edit: canManage,
    changeRole: canManage && !isSelf,
    changeEmail: canManage && !isSelf && isAdmin,
    approve: user.status === 'PENDIENTE' && canChangeTo('ACTIVO') && (isAdmin || !isOwnCreation),
    reject: canChangeTo('RECHAZADO'),
    activate: user.status === 'INACTIVO' && canChangeTo('ACTIVO'),
    deactivate: !isSelf && canChangeTo('INACTIVO'),
    reopen: canChangeTo('PENDIENTE'),
    /** To issue a client key, also in place of a former one. */
    clientKey: canManage && user.role === 'Farmer' && user.status === 'ACTIVO',
    /** To invite the user to choose a password, or to revoke that, while they have none. */
    invite: canManage && !isSelf && user.role !== 'Farmer' && user.status === 'ACTIVO',
    resetSecondFactor: canManage && !isSelf && user.role !== 'Farmer',
  };
}

export const ownRoleMessage = 'Nadie cambia su propio rol.';
export const ownEmailMessage = 'Cambie su correo desde «Mi perfil»: se confirma con un enlace.';

export type UserPermissions = ReturnType<typeof getAllowedUserActions>;

/** T-04: the actions that change the status of an account. */
export type UserStatusAction = 'approve' | 'reject' | 'activate' | 'deactivate' | 'reopen';

/** The denial of a change of an account that the actor does not manage (P-05). */
export const unmanagedAccountDenial = createDenial(
  'PERMISO_DENEGADO',
  'Solo es posible cambiar cuentas de un rol inferior al propio y de sus zonas. Pídalo a un administrador.',
);

/** Why an actor may not change the status of an account; null when the action is allowed. */
export function checkUserAction(
  action: UserStatusAction,
  context: { actor: Actor; user: ManagedAccount },
): ActionDenial | null {
  const { actor, user } = context;
  if (action === 'deactivate' && actor.id === user.id)
    return createDenial('TRANSICION_INVALIDA', 'Nadie se desactiva a sí mismo. Pídalo a otro administrador.');
  const allowed = getAllowedUserActions(context);
  if (allowed[action]) return null;
  if (!allowed.edit) return unmanagedAccountDenial;
  return action === 'approve' && user.status === 'PENDIENTE'
    ? createDenial(
        'PERMISO_DENEGADO',
        'Usted dio de alta esta cuenta, así que la aprueba otra persona. Pídalo a un administrador.',
      )
    : createStatusDenial(user.status);
}
