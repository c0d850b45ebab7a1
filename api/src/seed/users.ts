import type { Role } from '@surco/shared/contract/roles';
import type { UserStatus } from '@surco/shared/contract/statuses';
import { roleNeeds } from '@surco/shared/domain/people';
import type { NewRow } from '../db/types';
import { demoAccounts } from './accounts';
import { firstDay, instant } from './calendar';
import { distributorIds } from './partners';
import { zones } from './places';
import { fixedId } from './random';

/** What the people of the demo sign in with, hashed once for all of them. */
export interface Secrets {
  passwordHash: string;
  clientKeyHash: string;
  clientKeyHint: string;
  tosVersion: string;
}

interface Colleague {
  firstName: string;
  lastName: string;
  role: Role;
  zoneNames: readonly string[];
  status?: UserStatus;
}

const colleague = (
  firstName: string,
  lastName: string,
  role: Role,
  zoneNames: string,
  status?: UserStatus,
): Colleague => ({
  firstName,
  lastName,
  role,
  zoneNames: zoneNames.split(', '),
  ...(status ? { status } : {}),
});

/** Zones that the demo coordinator and supervisor share; the demo consultant sells in the first. */
const demoZones = 'Laguna, Altos–Ags';

/** Everybody else, so that row scope can be seen: other zones have people and records of their own. */
const colleagues: readonly Colleague[] = [
  colleague('Ricardo', 'Bernal Castañeda', 'Coordinator', 'Bajío, Querétaro–Hidalgo, Puebla–Tlaxcala'),
  colleague('Lucía', 'Arriaga Montes', 'Supervisor', 'Bajío, Querétaro–Hidalgo, Puebla–Tlaxcala'),
  colleague('Joaquín', 'Chan Poot', 'Coordinator', 'Golfo, Sureste, Península'),
  colleague('Elvira', 'Zapata Ruiz', 'Supervisor', 'Golfo, Sureste, Península'),
  colleague('Rosa Isela', 'Muñoz Favela', 'Consultant', 'Laguna'),
  colleague('Pedro', 'Jiménez Anguiano', 'Consultant', 'Altos–Ags'),
  colleague('Sofía', 'Gallegos Íñiguez', 'Consultant', 'Altos–Ags'),
  colleague('Abel', 'Tinoco Razo', 'Consultant', 'Bajío'),
  colleague('Marisol', 'Cabrera Vaca', 'Consultant', 'Bajío'),
  colleague('Gustavo', 'Feregrino Mora', 'Consultant', 'Querétaro–Hidalgo'),
  colleague('Nadia', 'Escamilla Lira', 'Consultant', 'Querétaro–Hidalgo'),
  colleague('Bruno', 'Mazzocco Merlo', 'Consultant', 'Puebla–Tlaxcala'),
  colleague('Ofelia', 'Tlapa Rojas', 'Consultant', 'Puebla–Tlaxcala'),
  colleague('Fidel', 'Utrera Lagunes', 'Consultant', 'Golfo'),
  colleague('Carmen', 'Azamar Usla', 'Consultant', 'Golfo'),
  colleague('Isidro', 'Jasso Hernández', 'Consultant', 'Sureste'),
  colleague('Blanca', 'Toledo Cueto', 'Consultant', 'Sureste'),
  colleague('Addy', 'Cocom Uc', 'Consultant', 'Península'),
  colleague('Fausto', 'Burgos Novelo', 'Consultant', 'Península'),
  colleague('Hilda', 'Esparza Roel', 'Consultant', 'Laguna', 'PENDIENTE'),
  colleague('Damián', 'Loza Plascencia', 'Consultant', 'Altos–Ags', 'PENDIENTE'),
  colleague('Teodoro', 'Nava Cisneros', 'Supervisor', 'Bajío', 'PENDIENTE'),
  colleague('Karina', 'May Balam', 'Consultant', 'Península', 'PENDIENTE'),
  colleague('Octavio', 'Reza Lerma', 'Consultant', 'Laguna', 'INACTIVO'),
  colleague('Wendy', 'Ocaña Pérez', 'Consultant', 'Sureste', 'RECHAZADO'),
];

const demoZonesOf = (role: Role): string =>
  role === 'Coordinator' || role === 'Supervisor' ? demoZones : role === 'Consultant' ? 'Laguna' : '';

const everybody = [
  ...demoAccounts.map((account) => ({
    ...account,
    zoneNames: demoZonesOf(account.role).split(', '),
    status: 'ACTIVO' as const,
  })),
  ...colleagues.map((person, index) => ({
    ...person,
    id: fixedId('1a', index + 101),
    email: `${plain(person.firstName)}.${plain(person.lastName)}@surco.test`,
    phone: `55${String(41_000_000 + index * 1_237)}`,
    status: person.status ?? ('ACTIVO' as const),
    acceptedTos: person.role === 'Consultant' && (person.status ?? 'ACTIVO') === 'ACTIVO',
    directoryId: undefined,
  })),
];

function plain(words: string): string {
  return (words.split(' ')[0] ?? '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

const zoneOf = (name: string) => zones.find((zone) => zone.name === name);

/** Consultants who sell, by the name of their zone; the demo consultant first in Laguna. */
export function consultantsOf(zoneName: string): { id: string; acceptedTos: boolean }[] {
  return everybody.filter(
    ({ role, status, zoneNames }) => role === 'Consultant' && status === 'ACTIVO' && zoneNames.includes(zoneName),
  );
}

export function userRows(today: string, secrets: Secrets): NewRow<'users'>[] {
  const created = instant(firstDay(today), today, 5);
  return everybody.map((person) => {
    const zone = zoneOf(person.zoneNames[0] ?? '');
    const isFarmer = person.role === 'Farmer';
    const isPending = person.status === 'PENDIENTE';
    return {
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      role: person.role,
      status: person.status,
      status_reason: person.status === 'RECHAZADO' ? 'No pertenece a la red de distribuidores.' : null,
      distributor_id: person.role === 'Consultant' && zone ? distributorIds[zone.distributor] : null,
      password_hash: isPending ? null : secrets.passwordHash,
      client_key_hash: isFarmer ? secrets.clientKeyHash : null,
      client_key_hint: isFarmer ? secrets.clientKeyHint : null,
      directory_oid: person.directoryId ?? null,
      tos_version: person.acceptedTos ? secrets.tosVersion : null,
      tos_accepted_at: person.acceptedTos ? created : null,
      created_at: isPending ? instant(today, today, 0) : created,
    };
  });
}

/** Coordinators and supervisors answer for zones; a consultant is where its distributor is. */
export const userZoneRows = (): NewRow<'user_zones'>[] =>
  everybody
    .filter(({ role }) => roleNeeds(role).zones)
    .flatMap(({ id, zoneNames }) =>
      zoneNames.flatMap((name) => (zoneOf(name) ? [{ user_id: id, zone_id: zoneOf(name)?.id ?? '' }] : [])),
    );
