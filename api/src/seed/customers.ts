import { addDays } from '@surco/shared/domain';
import { demoFarmerLogin } from './accounts';
import type { NewRow } from '../core/db/schema/database';
import { getFirstDay, minutesPerWorkday, toInstant } from './calendar';
import { companyLegalForms, companyKinds, menNames, ranchNames, roadNames, surnames, womenNames } from './nameLists';
import { zones, type DemoZone } from './locations';
import { createFixedId, type RandomGenerator } from './random';
import { createCompanyRfc, createPersonRfc } from './rfc';
import { findActiveConsultants } from './users';

/** The row of a customer, and what the documents of the demo need to know. */
export interface DemoCustomer {
  row: NewRow<'customers'> & { id: string };
  zone: DemoZone;
  consultantId: string;
  registeredOn: string;
  hectares: number;
  /** Whether the customer is active and their consultant may sell. */
  canBuy: boolean;
}

interface CustomerContext {
  random: RandomGenerator;
  today: string;
  productionTypeIds: readonly string[];
  phones: Set<string>;
  companies: Set<string>;
}

/** Number of customers in each zone; the demo consultant has three quarters of those in Laguna. */
const customersPerZone = [60, 40, 36, 34, 34, 34, 32, 30];
const privacyNoticeVersion = '2026-01';

function chooseConsultant(zone: DemoZone, position: number): { id: string; acceptedTos: boolean } {
  const [first, second, third] = findActiveConsultants(zone.name);
  const chosen =
    zone.name === 'Laguna' ? (position < 45 ? first : position < 56 ? third : second) : position % 2 ? second : first;
  if (!chosen) throw new Error(`No demo consultant sells in ${zone.name}`);
  return chosen;
}

function createUniquePhone(context: CustomerContext, areaCode: string): string {
  const { random, phones } = context;
  const digits = 10 - areaCode.length;
  const phone = areaCode + String(random.nextInteger(10 ** (digits - 1), 10 ** digits - 1));
  if (phones.has(phone)) return createUniquePhone(context, areaCode);
  phones.add(phone);
  return phone;
}

function createUniqueCompanyName(context: CustomerContext): string {
  const { random, companies } = context;
  const name = `${random.pick(companyKinds)} ${random.pick(ranchNames)}`;
  if (companies.has(name)) return createUniqueCompanyName(context);
  companies.add(name);
  return `${name}, ${random.pick(companyLegalForms)}`;
}

const hectareRanges: readonly (readonly [number, number])[] = [
  [4, 25],
  [4, 25],
  [4, 25],
  [26, 80],
  [26, 80],
  [81, 200],
  [201, 600],
];
const chooseHectares = (random: RandomGenerator): number => random.nextInteger(...random.pick(hectareRanges));

function buildCustomer(context: CustomerContext, zone: DemoZone, position: number, index: number): DemoCustomer {
  const { random, today } = context;
  const consultant = chooseConsultant(zone, position);
  const locality = random.pick(zone.localities);
  const isCompany = random.nextBoolean(0.28);
  const firstName = random.nextBoolean(0.82) ? random.pick(menNames) : random.pick(womenNames);
  const lastName = `${random.pick(surnames)} ${random.pick(surnames)}`;
  const business = isCompany ? createUniqueCompanyName(context) : null;
  const rfc = business
    ? createCompanyRfc(business, random)
    : random.nextBoolean(0.85)
      ? createPersonRfc(firstName, lastName, random)
      : null;
  const hectares = chooseHectares(random);
  const status = random.pickWeighted({ ACTIVO: 940, PENDIENTE: 25, INACTIVO: 22, RECHAZADO: 13 });
  const since =
    status === 'PENDIENTE'
      ? addDays(today, -random.nextInteger(0, 12))
      : addDays(getFirstDay(today), random.nextBoolean(0.75) ? 0 : random.nextInteger(1, 480));
  const created = toInstant(since, today, random.nextInteger(0, minutesPerWorkday - 1));
  const isSelfRegistered = status === 'PENDIENTE' || status === 'RECHAZADO';
  return {
    zone,
    consultantId: consultant.id,
    registeredOn: since,
    hectares,
    canBuy: status === 'ACTIVO' && consultant.acceptedTos,
    row: {
      id: createFixedId('1f', index),
      person_type: isCompany ? 'MORAL' : 'FISICA',
      first_name: firstName,
      last_name: lastName,
      business_name: business,
      rfc,
      phone: createUniquePhone(context, locality.areaCode),
      email: random.nextBoolean(0.6) ? `cliente${index}@ejemplo.mx` : null,
      state_id: locality.stateId,
      locality_id: locality.id,
      address: `${random.pick(roadNames)} ${random.nextInteger(1, 38)}, Rancho ${random.pick(ranchNames)}`,
      postal_code: `${locality.postalCodePrefix}${random.nextInteger(1, 9)}0`,
      hectares,
      herd_size: Math.round(hectares * (1 + random.next() * 3)),
      production_type_id: random.pick(context.productionTypeIds),
      consultant_id: isSelfRegistered ? null : consultant.id,
      privacy_notice_accepted_at: created,
      privacy_notice_version: privacyNoticeVersion,
      status,
      status_reason: status === 'RECHAZADO' ? 'Los datos no pudieron comprobarse.' : null,
      created_at: created,
      created_by: isSelfRegistered ? null : consultant.id,
    },
  };
}

/** Returns the customer with the data of the farmer who signs in by client key. */
function buildDemoFarmer(customer: DemoCustomer): DemoCustomer {
  const row = {
    ...customer.row,
    person_type: 'FISICA' as const,
    first_name: 'Anselmo',
    last_name: 'Fuentes Treviño',
    business_name: null,
    rfc: null,
    phone: demoFarmerLogin.phone,
    email: 'agricultor@surco.test',
    status: 'ACTIVO' as const,
    consultant_id: customer.consultantId,
  };
  return { ...customer, row, canBuy: true };
}

export function buildDemoCustomers(
  random: RandomGenerator,
  today: string,
  productionTypeIds: readonly string[],
): DemoCustomer[] {
  const context: CustomerContext = {
    random,
    today,
    productionTypeIds,
    phones: new Set([demoFarmerLogin.phone]),
    companies: new Set(),
  };
  let index = 0;
  const customers = zones.flatMap((zone, zoneIndex) =>
    Array.from({ length: customersPerZone[zoneIndex] ?? 0 }, (_item, position) =>
      buildCustomer(context, zone, position, (index += 1)),
    ),
  );
  return customers.map((customer, position) => (position === 0 ? buildDemoFarmer(customer) : customer));
}
