import type { Role } from '../contract/roles';
import type { Problem } from './problem';
import { canMove, clientMoves, userMoves, type ClientStatus, type UserStatus } from './transitions';

/** From the most to the least powerful; nobody grants or touches a role above its own. */
const byRank: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor', 'Consultant', 'Farmer'];

/** The roles a person may give to others: its own and those below. */
export const grantableRoles = (own: Role): readonly Role[] => byRank.slice(byRank.indexOf(own));

/** What a role needs to say whom it serves: a consultant its distributor, a coordinator or supervisor its zones. */
export const roleNeeds = (role: Role): { distributor: boolean; zones: boolean } => ({
  distributor: role === 'Consultant',
  zones: role === 'Coordinator' || role === 'Supervisor',
});

/** How somebody of a role enters, and whom it serves. */
interface Account {
  role: Role;
  email?: string | null;
  phone?: string | null;
  distributorId?: string | null;
  zoneIds?: readonly string[];
}

/** A farmer enters by its telephone and client key, everybody else by mail; the rest by {@link roleNeeds}. */
export function accountProblems({ role, email, phone, distributorId, zoneIds = [] }: Account): Problem[] {
  const needs = roleNeeds(role);
  const farmer = role === 'Farmer';
  const missing: readonly (readonly [boolean, string, string])[] = [
    [!farmer && !email, 'email', 'Escriba el correo con el que iniciará sesión.'],
    [farmer && !phone, 'phone', 'Escriba el teléfono con el que entrará el agricultor.'],
    [needs.distributor && !distributorId, 'distributorId', 'Elija el distribuidor del consultor.'],
    [needs.zones && zoneIds.length === 0, 'zoneIds', 'Elija al menos una zona.'],
  ];
  return missing.flatMap(([absent, path, message]) => (absent ? [{ path, message }] : []));
}

interface Person {
  id: string;
  role: Role;
}

const approvers: readonly Role[] = ['Admin', 'Coordinator', 'Supervisor'];

/**
 * What one person may do to another's account now. Nobody deactivates itself, changes its own role or touches an
 * account above its own; whether it is the last administrator only the API knows.
 */
export function userActions({ actor, user }: { actor: Person; user: Person & { status: UserStatus } }) {
  const may = approvers.includes(actor.role) && grantableRoles(actor.role).includes(user.role);
  const move = (to: UserStatus): boolean => may && canMove(userMoves, user.status, to);
  const self = actor.id === user.id;
  return {
    edit: may,
    changeRole: may && !self,
    approve: user.status === 'PENDIENTE' && move('ACTIVO'),
    reject: move('RECHAZADO'),
    activate: user.status === 'INACTIVO' && move('ACTIVO'),
    deactivate: !self && move('INACTIVO'),
    reopen: move('PENDIENTE'),
    clientKey: may && user.role === 'Farmer' && user.status === 'ACTIVO',
  };
}

/** What a person may do now to a customer within its reach. */
export function clientActions({ actor, client }: { actor: Pick<Person, 'role'>; client: { status: ClientStatus } }) {
  const may = approvers.includes(actor.role);
  const move = (to: ClientStatus): boolean => may && canMove(clientMoves, client.status, to);
  return {
    edit: actor.role === 'Admin' || actor.role === 'Coordinator' || actor.role === 'Consultant',
    approve: client.status === 'PENDIENTE' && move('ACTIVO'),
    reject: move('RECHAZADO'),
    activate: client.status === 'INACTIVO' && move('ACTIVO'),
    deactivate: move('INACTIVO'),
    assign: may,
  };
}

export type UserActions = ReturnType<typeof userActions>;
export type ClientActions = ReturnType<typeof clientActions>;
