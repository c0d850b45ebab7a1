import type { Statement, StatementMovement } from '@surco/shared/contract';
import { testId } from '@surco/shared/testing';

const owedVoucher = { kind: 'voucher', id: testId('b-1'), folio: 'DKB-2026-000045' } as const;
const cancelledVoucher = { kind: 'voucher', id: testId('b-2'), folio: 'DKB-2026-000012' } as const;

const createMovement = (
  date: string,
  kind: StatementMovement['kind'],
  [amount, balance]: [amount: string, balance: string],
  fields: Partial<StatementMovement> = {},
): StatementMovement => ({
  date,
  kind,
  document: owedVoucher,
  related: null,
  paymentId: null,
  receiptFolio: null,
  method: null,
  reference: null,
  reason: null,
  amount,
  cancelledAmount: null,
  balance,
  ...fields,
});

/** A customer who owes $60,000.00 on one DKbono and has $5,000.00 in their favour from a cancelled one. */
export const createStatement = (fields: Partial<Statement> = {}): Statement => ({
  customer: {
    id: 'c-1',
    firstName: 'Ana',
    lastName: 'Núñez',
    businessName: 'Establo La Esperanza',
    phone: '8711234567',
    rfc: null,
    locality: 'San Pedro',
  },
  season: null,
  from: null,
  to: null,
  openingBalance: '0.00',
  movements: [
    createMovement('2026-09-01', 'charge', ['20000.00', '20000.00'], { document: cancelledVoucher }),
    createMovement('2026-09-02', 'payment', ['-5000.00', '15000.00'], {
      document: cancelledVoucher,
      paymentId: testId('a-1'),
      receiptFolio: 'R-2026-000001',
      method: '01',
    }),
    createMovement('2026-09-10', 'cancellation', ['-20000.00', '-5000.00'], {
      document: cancelledVoucher,
      reason: 'El cliente desistió',
    }),
    createMovement('2026-10-01', 'charge', ['90000.00', '85000.00']),
    createMovement('2026-10-02', 'payment', ['-30000.00', '55000.00'], {
      paymentId: testId('a-2'),
      receiptFolio: 'R-2026-000003',
      method: '03',
      reference: 'SPEI-7',
    }),
    createMovement('2026-10-02', 'cancelledPayment', ['0.00', '55000.00'], {
      paymentId: testId('a-3'),
      receiptFolio: 'R-2026-000002',
      method: '01',
      reason: 'Se registró dos veces',
      cancelledAmount: '30000.00',
    }),
  ],
  closingBalance: '55000.00',
  documents: [
    {
      id: cancelledVoucher.id,
      folio: cancelledVoucher.folio,
      date: '2026-09-01',
      expiresAt: '2027-01-31',
      status: 'CANCELADO',
      total: '20000.00',
      paid: '5000.00',
      balance: '0.00',
      credit: '5000.00',
    },
    {
      id: owedVoucher.id,
      folio: owedVoucher.folio,
      date: '2026-10-01',
      expiresAt: '2027-01-31',
      status: 'CON_ABONOS',
      total: '90000.00',
      paid: '30000.00',
      balance: '60000.00',
      credit: '0.00',
    },
  ],
  owed: '60000.00',
  credit: '5000.00',
  isPartial: false,
  ...fields,
});
