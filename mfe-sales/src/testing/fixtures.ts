/**
 * Records as the API answers them, for the tests of this section. The letter of an id shows the kind of record: `v-1`
 * is a sale (venta), `b-1` a DKbono, `a-1` a payment (abono), `n-1` a line, `s-1` a season.
 */
import type {
  Customer,
  Inventory,
  Payment,
  Product,
  Sale,
  SaleSummary,
  Season,
  SessionUser,
  Voucher,
  VoucherSummary,
} from '@surco/shared/contract';
import { subtractMoney, type Role } from '@surco/shared/domain';
import { getDemoProduct } from '@surco/shared/demo';
import { customerFields } from '@surco/shared/records/customer';
import { createFields, createSessionUser } from '@surco/shared/testing';

const timestamps = { version: 1, createdAt: '2026-11-19T16:00:00.000Z', updatedAt: '2026-11-19T16:00:00.000Z' };
const distributor = { id: 'd-1', name: 'Agrosemillas del Norte' };
const consultant = { id: 'u-1', firstName: 'Carla', lastName: 'Ibarra' };

export const createUser = (role: Role): SessionUser =>
  createSessionUser(role, { ...consultant, distributor: role === 'Consultant' ? distributor : null });

export const createEnabledProduct = (code: string): Product => ({ ...getDemoProduct(code), ...timestamps });

export const createSeason = (fields: Partial<Season> = {}): Season => ({
  id: 's-1',
  name: 'PV 2026',
  startDate: '2020-05-01',
  endDate: '2099-04-30',
  isOpen: true,
  isVoucherOpen: true,
  ...timestamps,
  ...fields,
});

export const createCustomer = (fields: Partial<Customer> = {}): Customer => ({
  id: 'c-1',
  ...createFields(customerFields, {
    firstName: 'José',
    lastName: 'Muñoz',
    stateId: '05',
    localityId: 'l-1',
    hectares: 40,
    consultantId: 'u-1',
  }),
  privacyNoticeAcceptedAt: null,
  privacyNoticeVersion: null,
  status: 'ACTIVO',
  locality: { id: 'l-1', name: 'Torreón' },
  zone: { id: 'z-1', name: 'Laguna' },
  productionType: null,
  consultant,
  ...timestamps,
  ...fields,
});

export const createInventory = (code: string, available: number): Inventory => ({
  id: `i-${code}`,
  seasonId: 's-1',
  productId: getDemoProduct(code).id,
  distributorId: distributor.id,
  season: { id: 's-1', name: 'PV 2026' },
  product: { id: getDemoProduct(code).id, code, name: code },
  distributor,
  initial: available,
  adjustments: 0,
  committed: 0,
  sold: 0,
  available,
  ...timestamps,
});

const documentHeader = {
  date: '2026-11-19',
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
  ...timestamps,
} as const;

const saleHeader = {
  ...documentHeader,
  id: 'v-1',
  folio: 'V-2026-000123',
  status: 'REGISTRADA',
  voucherId: null,
} as const;

export const createSaleSummary = (fields: Partial<SaleSummary> = {}): SaleSummary => ({
  ...saleHeader,
  bags: 29,
  hectares: 20.01,
  ...fields,
});

export const createSale = (fields: Partial<Sale> = {}): Sale => ({
  ...saleHeader,
  lines: [
    {
      id: 'n-1',
      productId: getDemoProduct('DKX-620').id,
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

export const createPayment = (fields: Partial<Payment> = {}): Payment => ({
  id: 'a-1',
  date: '2026-10-01',
  amount: '30000.00',
  method: '01',
  reference: null,
  receivedBy: 'Carla Ibarra',
  receiptFolio: 'R-2026-000007',
  ...fields,
});

/** A DKbono of 123,660.50, of which 75,000.25 is paid. The balance follows from both. */
export const createVoucher = (fields: Partial<Voucher> = {}): Voucher => {
  const voucher = {
    ...documentHeader,
    id: 'b-1',
    folio: 'DKB-2026-000045',
    status: 'CON_ABONOS',
    subtotal: '123660.50',
    total: '123660.50',
    expiresAt: '2099-01-31',
    paid: '75000.25',
    saleId: null,
    payments: [
      createPayment(),
      createPayment({
        id: 'a-2',
        date: '2026-11-02',
        amount: '45000.25',
        method: '03',
        reference: 'SPEI-7',
        receiptFolio: 'R-2026-000008',
      }),
    ],
    lines: [
      ...createSale().lines,
      {
        id: 'n-2',
        productId: getDemoProduct('DKX-S10').id,
        code: 'DKX-S10',
        name: 'Sorgo forrajero DKX-S10',
        quantity: 6,
        basePrice: '2473.00',
        discount: 0,
        taxRate: 0,
        total: '14838.00',
        hectares: 10,
        productYield: 45,
        lot: null,
      },
    ],
    history: createSale().history,
    ...fields,
  } satisfies Omit<Voucher, 'balance'>;
  return { balance: subtractMoney(voucher.total, voucher.paid), ...voucher };
};

export const createVoucherSummary = ({
  bags = 35,
  hectares = 30.01,
  ...fields
}: Partial<VoucherSummary> = {}): VoucherSummary => {
  const { lines: _lines, history: _history, ...row } = createVoucher(fields);
  return { ...row, bags, hectares };
};
