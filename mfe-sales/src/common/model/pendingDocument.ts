import type { Sale, SaleLine, SessionUser, Voucher } from '@surco/shared/contract';
import { calculateVoucherBalance, type Money, type MoneyTotals } from '@surco/shared/domain';
import { isRecord, type OutboxItem } from '@surco/shared/platform';
import type { OtherPayment } from './paymentFormValues';

type Head =
  | 'date'
  | 'customer'
  | 'customerAccount'
  | 'season'
  | 'distributor'
  | 'consultant'
  | 'subtotal'
  | 'tax'
  | 'total'
  | 'notes'
  | 'lines';

/** A new sale or DKbono as it was shown when it was registered on this device; kept with its outbox item. */
export interface PendingDocument extends Pick<Sale, Head> {
  /** Of a DKbono, as far as it is known; null for a sale. */
  readonly expiresAt: string | null;
  /** The first payment of a DKbono. */
  readonly payments: readonly (OtherPayment & Pick<Voucher['payments'][number], 'receivedBy'>)[];
  readonly paid: Money;
  readonly balance: Money;
}

interface PendingDocumentSource {
  readonly date: string;
  readonly customer: Omit<Sale['customer'], 'localityId'>;
  /** Where the customer is. */
  readonly locality: string;
  readonly season: Sale['season'];
  readonly distributor: Sale['distributor'];
  readonly user: SessionUser;
  readonly notes: string;
  readonly totals: MoneyTotals;
  readonly lines: readonly Omit<SaleLine, 'id'>[];
  readonly expiresAt: string | null;
  /** The first payment without its id; null for none. */
  readonly payment: Omit<OtherPayment, 'id'> | null;
}

export function createPendingDocument(source: PendingDocumentSource): PendingDocument {
  const { user, totals, customer, season, payment, notes } = source;
  const { firstName, lastName, id } = user;
  const payments = payment ? [{ ...payment, id: 'first', receivedBy: `${firstName} ${lastName}` }] : [];
  const { paid, balance } = calculateVoucherBalance(totals.total, payments);
  return {
    date: source.date,
    customer: {
      id: customer.id,
      firstName: customer.firstName,
      lastName: customer.lastName,
      businessName: customer.businessName,
      phone: customer.phone,
      localityId: '',
    },
    customerAccount: { locality: source.locality, balance: '0.00' },
    season: {
      id: season.id,
      name: season.name,
      startDate: season.startDate,
      isOpen: season.isOpen,
      isVoucherOpen: season.isVoucherOpen,
    },
    distributor: source.distributor,
    consultant: { id, firstName, lastName },
    subtotal: totals.subtotal,
    tax: totals.tax,
    total: totals.total,
    notes: notes.trim() || null,
    lines: source.lines.map((line) => ({ ...line, id: line.productId })),
    expiresAt: source.expiresAt,
    payments,
    paid,
    balance,
  };
}

const isPendingDocument = (value: unknown): value is PendingDocument =>
  isRecord(value) &&
  [value.customer, value.season, value.distributor, value.consultant].every(isRecord) &&
  [value.date, value.subtotal, value.tax, value.total, value.paid, value.balance].every(
    (text) => typeof text === 'string',
  ) &&
  Array.isArray(value.lines) &&
  Array.isArray(value.payments);

/** The document of an outbox item; null for one that an earlier version stored without it. */
export const readPendingDocument = ({ values }: OutboxItem): PendingDocument | null =>
  isRecord(values) && isPendingDocument(values.document) ? values.document : null;
