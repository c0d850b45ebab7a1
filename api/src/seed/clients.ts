import { addDays } from '@surco/shared/domain/calendar';
import { demoClientLogin } from './accounts';
import type { NewRow } from '../db/types';
import { firstDay, instant } from './calendar';
import { companyForms, companyKinds, menNames, ranchNames, roads, surnames, womenNames } from './names';
import { zones, type Zone } from './places';
import { fixedId, type Chance } from './random';
import { companyRfc, personRfc } from './rfc';
import { consultantsOf } from './users';

/** A customer as the demo's documents need it, beside its row. */
export interface DemoClient {
  row: NewRow<'clients'> & { id: string };
  zone: Zone;
  consultantId: string;
  since: string;
  hectares: number;
  /** Buys: active, and its consultant may sell. */
  buys: boolean;
}

interface Making {
  chance: Chance;
  today: string;
  productionTypeIds: readonly string[];
  phones: Set<string>;
  companies: Set<string>;
}

/** Customers of each zone; the demo consultant has three quarters of Laguna's. */
const perZone = [60, 40, 36, 34, 34, 34, 32, 30];
const privacyVersion = '2025-03';

function consultantFor(zone: Zone, position: number): { id: string; acceptedTos: boolean } {
  const [first, second, third] = consultantsOf(zone.name);
  const chosen =
    zone.name === 'Laguna' ? (position < 45 ? first : position < 56 ? third : second) : position % 2 ? second : first;
  if (!chosen) throw new Error(`No demo consultant sells in ${zone.name}`);
  return chosen;
}

function freePhone(making: Making, areaCode: string): string {
  const { chance, phones } = making;
  const digits = 10 - areaCode.length;
  const phone = areaCode + String(chance.int(10 ** (digits - 1), 10 ** digits - 1));
  if (phones.has(phone)) return freePhone(making, areaCode);
  phones.add(phone);
  return phone;
}

function companyName(making: Making): string {
  const { chance, companies } = making;
  const name = `${chance.pick(companyKinds)} ${chance.pick(ranchNames)}`;
  if (companies.has(name)) return companyName(making);
  companies.add(name);
  return `${name}, ${chance.pick(companyForms)}`;
}

const sizes: readonly (readonly [number, number])[] = [
  [4, 25],
  [4, 25],
  [4, 25],
  [26, 80],
  [26, 80],
  [81, 200],
  [201, 600],
];
const hectaresOf = (chance: Chance): number => chance.int(...chance.pick(sizes));

function makeClient(making: Making, zone: Zone, position: number, index: number): DemoClient {
  const { chance, today } = making;
  const consultant = consultantFor(zone, position);
  const locality = chance.pick(zone.localities);
  const isCompany = chance.happens(0.28);
  const firstName = chance.happens(0.82) ? chance.pick(menNames) : chance.pick(womenNames);
  const lastName = `${chance.pick(surnames)} ${chance.pick(surnames)}`;
  const business = isCompany ? companyName(making) : null;
  const rfc = business
    ? companyRfc(business, chance)
    : chance.happens(0.85)
      ? personRfc(firstName, lastName, chance)
      : null;
  const hectares = hectaresOf(chance);
  const status = chance.weighted({ ACTIVO: 940, PENDIENTE: 25, INACTIVO: 22, RECHAZADO: 13 });
  const since =
    status === 'PENDIENTE'
      ? addDays(today, -chance.int(0, 12))
      : addDays(firstDay(today), chance.happens(0.75) ? 0 : chance.int(1, 480));
  const created = instant(since, today, chance.int(0, 599));
  const isOwn = status === 'PENDIENTE' || status === 'RECHAZADO';
  return {
    zone,
    consultantId: consultant.id,
    since,
    hectares,
    buys: status === 'ACTIVO' && consultant.acceptedTos,
    row: {
      id: fixedId('1f', index),
      person_type: isCompany ? 'MORAL' : 'FISICA',
      first_name: firstName,
      last_name: lastName,
      business_name: business,
      rfc,
      phone: freePhone(making, locality.areaCode),
      email: chance.happens(0.6) ? `cliente${index}@ejemplo.mx` : null,
      state_id: locality.stateId,
      locality_id: locality.id,
      address: `${chance.pick(roads)} ${chance.int(1, 38)}, Rancho ${chance.pick(ranchNames)}`,
      postal_code: `${locality.postal}${chance.int(1, 9)}0`,
      hectares,
      herd_size: Math.round(hectares * (1 + chance.next() * 3)),
      production_type_id: chance.pick(making.productionTypeIds),
      consultant_id: isOwn ? null : consultant.id,
      privacy_notice_accepted_at: created,
      privacy_notice_version: privacyVersion,
      status,
      status_reason: status === 'RECHAZADO' ? 'Los datos no pudieron comprobarse.' : null,
      created_at: created,
      created_by: isOwn ? null : consultant.id,
    },
  };
}

/** The farmer who signs in by client key is a customer of the demo consultant as well. */
function demoFarmer(client: DemoClient): DemoClient {
  const row = {
    ...client.row,
    person_type: 'FISICA' as const,
    first_name: 'Anselmo',
    last_name: 'Fuentes Treviño',
    business_name: null,
    rfc: null,
    phone: demoClientLogin.phone,
    email: 'agricultor@surco.test',
    status: 'ACTIVO' as const,
    consultant_id: client.consultantId,
  };
  return { ...client, row, buys: true };
}

export function demoClients(chance: Chance, today: string, productionTypeIds: readonly string[]): DemoClient[] {
  const making: Making = {
    chance,
    today,
    productionTypeIds,
    phones: new Set([demoClientLogin.phone]),
    companies: new Set(),
  };
  let index = 0;
  const clients = zones.flatMap((zone, zoneIndex) =>
    Array.from({ length: perZone[zoneIndex] ?? 0 }, (_item, position) =>
      makeClient(making, zone, position, (index += 1)),
    ),
  );
  return clients.map((client, position) => (position === 0 ? demoFarmer(client) : client));
}
