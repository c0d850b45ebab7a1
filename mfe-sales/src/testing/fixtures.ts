/** Records as the API answers them, for the tests of this remote. */
import type { Client, Inventory, Product, Sale, SaleSummary, Season, UserDetails } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { demoProduct } from '@surco/shared/testing/catalogue';

const stamps = { version: 1, createdAt: '2026-11-19T16:00:00.000Z', updatedAt: '2026-11-19T16:00:00.000Z' };
const distributor = { id: 'd-1', name: 'Agrosemillas del Norte' };
const consultant = { id: 'u-1', firstName: 'Carla', lastName: 'Ibarra' };

export const person = (role: Role): UserDetails => ({
  ...consultant,
  role,
  distributor: role === 'Consultant' ? distributor : null,
  acceptedTos: true,
  clientKey: null,
  email: null,
});

export const enabled = (code: string): Product => ({ ...demoProduct(code), ...stamps });

export const season = (fields: Partial<Season> = {}): Season => ({
  id: 's-1',
  name: 'PV 2026',
  startDate: '2020-05-01',
  endDate: '2099-04-30',
  isOpen: true,
  isVoucherOpen: true,
  ...stamps,
  ...fields,
});

export const client = (fields: Partial<Client> = {}): Client => ({
  id: 'c-1',
  personType: 'FISICA',
  firstName: 'José',
  lastName: 'Muñoz',
  businessName: null,
  rfc: null,
  phone: '8711234567',
  email: null,
  stateId: '05',
  localityId: 'l-1',
  address: null,
  postalCode: null,
  hectares: 40,
  herdSize: 120,
  productionTypeId: null,
  consultantId: 'u-1',
  privacyNoticeAcceptedAt: null,
  privacyNoticeVersion: null,
  status: 'ACTIVO',
  locality: { id: 'l-1', name: 'Torreón' },
  zone: { id: 'z-1', name: 'Laguna' },
  productionType: null,
  consultant,
  ...stamps,
  ...fields,
});

export const stock = (code: string, available: number): Inventory => ({
  id: `i-${code}`,
  seasonId: 's-1',
  productId: demoProduct(code).id,
  distributorId: distributor.id,
  season: { id: 's-1', name: 'PV 2026' },
  product: { id: demoProduct(code).id, code, name: code },
  distributor,
  initial: available,
  adjustments: 0,
  committed: 0,
  sold: 0,
  available,
  ...stamps,
});

const head = {
  id: 'v-1',
  folio: 'V-2026-000123',
  status: 'REGISTRADA',
  date: '2026-11-19',
  voucherId: null,
  customer: {
    id: 'c-1',
    firstName: 'José',
    lastName: 'Muñoz',
    businessName: null,
    phone: '8711234567',
    localityId: 'l-1',
  },
  season: { id: 's-1', name: 'PV 2026', startDate: '2026-05-01', isOpen: true, isVoucherOpen: true },
  distributor,
  consultant,
  subtotal: '108822.50',
  tax: '0.00',
  total: '108822.50',
  notes: null,
  ...stamps,
} as const;

export const summary = (fields: Partial<SaleSummary> = {}): SaleSummary => ({
  ...head,
  bags: 29,
  hectares: 20.01,
  ...fields,
});

export const sale = (fields: Partial<Sale> = {}): Sale => ({
  ...head,
  lines: [
    {
      id: 'n-1',
      productId: demoProduct('DKX-620').id,
      code: 'DKX-620',
      name: 'Maíz DKX-620',
      quantity: 29,
      basePrice: '3950.00',
      discount: 0.05,
      taxRate: 0,
      total: '108822.50',
      hectares: 20.01,
      productYield: 60,
      lot: 'L-77',
    },
  ],
  history: [{ id: 'h-1', at: '2026-11-19T16:00:00.000Z', by: consultant, action: 'CREADA', note: null, changes: [] }],
  ...fields,
});

/** A whole list as one page (E-04). */
export const page = <T>(data: T[], fields: { page?: number; size?: number; totalRecords?: number } = {}) => {
  const { size = 10, totalRecords = data.length } = fields;
  return { data, page: fields.page ?? 1, size, totalRecords, totalPages: Math.max(1, Math.ceil(totalRecords / size)) };
};
