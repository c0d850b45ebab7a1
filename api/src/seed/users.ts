import { getRoleRequirements, type Role, type UserStatus } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { demoAccounts } from './accounts';
import { getFirstDay, toInstant } from './calendar';
import { distributorIds } from './partners';
import { zones } from './locations';
import { createFixedId } from './random';

/**
 * Values for the columns of the demo users: the password of all but pending users, the client key of farmers, and the
 * version of the terms for those who have accepted them.
 */
export interface SignInData {
  passwordHash: string;
  clientKeyHash: string;
  clientKeyHint: string;
  tosVersion: string;
}

interface UserDefinition {
  firstName: string;
  lastName: string;
  role: Role;
  zoneNames: readonly string[];
  status?: UserStatus;
}

const defineUser = (
  firstName: string,
  lastName: string,
  role: Role,
  zoneNames: string,
  status?: UserStatus,
): UserDefinition => ({
  firstName,
  lastName,
  role,
  zoneNames: zoneNames.split(', '),
  ...(status ? { status } : {}),
});

/** Zones that the demo coordinator and supervisor share; the demo consultant sells in the first. */
const sharedZoneNames = 'Laguna, Altos–Ags';

/** More users in all zones, so that row scope is visible. */
const otherUsers: readonly UserDefinition[] = [
  defineUser('Ricardo', 'Bernal Castañeda', 'Coordinator', 'Bajío, Querétaro–Hidalgo, Puebla–Tlaxcala'),
  defineUser('Lucía', 'Arriaga Montes', 'Supervisor', 'Bajío, Querétaro–Hidalgo, Puebla–Tlaxcala'),
  defineUser('Joaquín', 'Chan Poot', 'Coordinator', 'Golfo, Sureste, Península'),
  defineUser('Elvira', 'Zapata Ruiz', 'Supervisor', 'Golfo, Sureste, Península'),
  defineUser('Rosa Isela', 'Muñoz Favela', 'Consultant', 'Laguna'),
  defineUser('Pedro', 'Jiménez Anguiano', 'Consultant', 'Altos–Ags'),
  defineUser('Sofía', 'Gallegos Íñiguez', 'Consultant', 'Altos–Ags'),
  defineUser('Abel', 'Tinoco Razo', 'Consultant', 'Bajío'),
  defineUser('Marisol', 'Cabrera Vaca', 'Consultant', 'Bajío'),
  defineUser('Gustavo', 'Feregrino Mora', 'Consultant', 'Querétaro–Hidalgo'),
  defineUser('Nadia', 'Escamilla Lira', 'Consultant', 'Querétaro–Hidalgo'),
  defineUser('Bruno', 'Mazzocco Merlo', 'Consultant', 'Puebla–Tlaxcala'),
  defineUser('Ofelia', 'Tlapa Rojas', 'Consultant', 'Puebla–Tlaxcala'),
  defineUser('Fidel', 'Utrera Lagunes', 'Consultant', 'Golfo'),
  defineUser('Carmen', 'Azamar Usla', 'Consultant', 'Golfo'),
  defineUser('Isidro', 'Jasso Hernández', 'Consultant', 'Sureste'),
  defineUser('Blanca', 'Toledo Cueto', 'Consultant', 'Sureste'),
  defineUser('Addy', 'Cocom Uc', 'Consultant', 'Península'),
  defineUser('Fausto', 'Burgos Novelo', 'Consultant', 'Península'),
  defineUser('Hilda', 'Esparza Roel', 'Consultant', 'Laguna', 'PENDIENTE'),
  defineUser('Damián', 'Loza Plascencia', 'Consultant', 'Altos–Ags', 'PENDIENTE'),
  defineUser('Teodoro', 'Nava Cisneros', 'Supervisor', 'Bajío', 'PENDIENTE'),
  defineUser('Karina', 'May Balam', 'Consultant', 'Península', 'PENDIENTE'),
  defineUser('Octavio', 'Reza Lerma', 'Consultant', 'Laguna', 'INACTIVO'),
  defineUser('Wendy', 'Ocaña Pérez', 'Consultant', 'Sureste', 'RECHAZADO'),
];

const getDemoZoneNames = (role: Role): string =>
  role === 'Coordinator' || role === 'Supervisor' ? sharedZoneNames : role === 'Consultant' ? 'Laguna' : '';

const demoUsers = [
  ...demoAccounts.map((account) => ({
    ...account,
    zoneNames: getDemoZoneNames(account.role).split(', '),
    status: 'ACTIVO' as const,
  })),
  ...otherUsers.map((person, index) => ({
    ...person,
    id: createFixedId('1a', index + 101),
    email: `${toEmailPart(person.firstName)}.${toEmailPart(person.lastName)}@surco.test`,
    phone: `55${String(41_000_000 + index * 1_237)}`,
    status: person.status ?? ('ACTIVO' as const),
    acceptedTos: person.role === 'Consultant' && (person.status ?? 'ACTIVO') === 'ACTIVO',
    directoryId: undefined,
  })),
];

function toEmailPart(words: string): string {
  return (words.split(' ')[0] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

const findZone = (name: string) => zones.find((zone) => zone.name === name);

/**
 * Returns the active consultants of a zone; only those with `acceptedTos` may sell. The first of Laguna is the demo
 * consultant.
 */
export function findActiveConsultants(zoneName: string): { id: string; acceptedTos: boolean }[] {
  return demoUsers.filter(
    ({ role, status, zoneNames }) => role === 'Consultant' && status === 'ACTIVO' && zoneNames.includes(zoneName),
  );
}

/** Returns the consultants whose accounts are inactive: they left, and their targets stay. */
export const findFormerConsultants = (): { id: string }[] =>
  demoUsers.filter(({ role, status }) => role === 'Consultant' && status === 'INACTIVO');

export function buildUserRows(today: string, signInData: SignInData): NewRow<'users'>[] {
  const created = toInstant(getFirstDay(today), today, 5);
  return demoUsers.map((person) => {
    const zone = findZone(person.zoneNames[0] ?? '');
    const isFarmer = person.role === 'Farmer';
    const isPending = person.status === 'PENDIENTE';
    const isNew = person.status === 'ACTIVO' && person.role === 'Consultant' && !person.acceptedTos;
    return {
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      role: person.role,
      status: person.status,
      status_reason: person.status === 'RECHAZADO' ? 'No pertenece a la red de distribuidores.' : null,
      distributor_id: person.role === 'Consultant' && zone ? distributorIds[zone.distributorKey] : null,
      password_hash: isPending ? null : signInData.passwordHash,
      client_key_hash: isFarmer ? signInData.clientKeyHash : null,
      client_key_hint: isFarmer ? signInData.clientKeyHint : null,
      directory_oid: person.directoryId ?? null,
      tos_version: person.acceptedTos ? signInData.tosVersion : null,
      tos_accepted_at: person.acceptedTos ? created : null,
      created_at: isPending || isNew ? toInstant(today, today, 0) : created,
    };
  });
}

/** Only coordinators and supervisors have zones. A consultant belongs to those of their distributor. */
export const buildUserZoneRows = (): NewRow<'user_zones'>[] =>
  demoUsers
    .filter(({ role }) => getRoleRequirements(role).zones)
    .flatMap(({ id, zoneNames }) =>
      zoneNames.flatMap((name) => (findZone(name) ? [{ user_id: id, zone_id: findZone(name)?.id ?? '' }] : [])),
    );
