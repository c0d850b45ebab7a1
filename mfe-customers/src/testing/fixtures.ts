/** Records as the API answers them, for the tests of this remote. */
import type { Client, ClientDetail, UserDetails } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { person as signedIn } from '@surco/shared/testing/people';

const stamps = { version: 3, createdAt: '2026-10-01T16:00:00.000Z', updatedAt: '2026-10-01T16:00:00.000Z' };
const consultant = { id: 'u-1', firstName: 'Luis', lastName: 'Peña' };

export const person = (role: Role): UserDetails => signedIn(role, consultant);

/** A company, with its contact, as a list shows it. */
export const company = (fields: Partial<Client> = {}): Client => ({
  id: 'c-1',
  personType: 'MORAL',
  firstName: 'Ana',
  lastName: 'Núñez',
  businessName: 'Establo La Esperanza',
  rfc: null,
  phone: '8711234567',
  email: 'ana@esperanza.test',
  stateId: '05',
  localityId: 'l-1',
  address: null,
  postalCode: null,
  hectares: 19.7,
  herdSize: 1200,
  productionTypeId: 'p-1',
  consultantId: 'u-1',
  privacyNoticeAcceptedAt: null,
  privacyNoticeVersion: null,
  status: 'ACTIVO',
  locality: { id: 'l-1', name: 'San Pedro' },
  zone: { id: 'z-1', name: 'Laguna' },
  productionType: { id: 'p-1', name: 'Leche' },
  consultant,
  ...stamps,
  ...fields,
});

export const farmer = (fields: Partial<Client> = {}): Client =>
  company({ personType: 'FISICA', firstName: 'José', lastName: 'Muñoz', businessName: null, ...fields });

export const detail = (fields: Partial<ClientDetail> = {}): ClientDetail => ({
  ...company(),
  statusReason: null,
  summary: { sales: 12, vouchers: 3, simulations: 1, salesTotal: '1284300.50', balance: '48660.25' },
  ...fields,
});

export const locality = {
  id: 'l-1',
  name: 'San Pedro',
  municipality: 'San Pedro',
  stateId: '05',
  zoneId: 'z-1',
  ...stamps,
};

export const states = [
  { id: '05', name: 'Coahuila de Zaragoza' },
  { id: '10', name: 'Durango' },
];

/** A whole list as one page (E-04). */
export const page = <T>(data: readonly T[], totalRecords = data.length) => ({
  data,
  page: 1,
  size: 10,
  totalPages: Math.max(1, Math.ceil(totalRecords / 10)),
  totalRecords,
});
