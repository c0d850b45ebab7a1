import type { HistoryEntry, Product, SaleLine } from '@surco/shared/contract';
import type { CurrentUser } from '../../../../core/http/currentUser';
import type { NewRow } from '../../../../core/db/schema/database';
import { createOrderedId } from '../../../../core/db/orderedId';
import { toDocumentDetails } from '../../../notifications';
import { toDocument } from '../documentMapping';
import { toLineRows } from '../documentRows';
import type { PricedLines } from '../priceLines';
import type { ContextCustomer, ContextDistributor, ContextSeason } from './readNewDocumentContext';

/** A new document with what it names. */
export interface NewDocumentParts {
  id: string;
  /** The placeholder of the folio. */
  folio: string;
  date: string;
  notes: string | null;
  user: CurrentUser;
  customer: ContextCustomer;
  season: ContextSeason;
  distributor: ContextDistributor;
  now: Date;
  priced: PricedLines;
}

/** The fields that a new sale and a new DKbono share in the API, as a later read returns them. */
export const composeDocument = ({
  user: { details },
  customer,
  season,
  distributor,
  now,
  priced: { subtotal, tax, total },
  ...document
}: NewDocumentParts) =>
  toDocument({
    ...document,
    customer_id: customer.id,
    customer_first_name: customer.first_name,
    customer_last_name: customer.last_name,
    customer_business_name: customer.business_name,
    customer_phone: customer.phone,
    customer_locality_id: customer.locality_id,
    season_id: season.id,
    season_name: season.name,
    season_start_date: season.start_date,
    season_is_open: season.is_open,
    season_is_voucher_open: season.is_voucher_open,
    distributor_id: distributor.id,
    distributor_name: distributor.name,
    consultant_id: details.id,
    consultant_first_name: details.firstName,
    consultant_last_name: details.lastName,
    subtotal,
    tax,
    total,
    version: 1,
    created_at: now,
    updated_at: now,
  });

/** The columns that a new sale and a new DKbono share, without the folio. */
export const toDocumentColumns = ({
  id,
  date,
  notes,
  user,
  customer,
  season,
  distributor,
  priced,
}: NewDocumentParts) => ({
  id,
  date,
  customer_id: customer.id,
  season_id: season.id,
  distributor_id: distributor.id,
  consultant_id: user.id,
  subtotal: priced.subtotal,
  tax: priced.tax,
  total: priced.total,
  bags: priced.bags,
  hectares: priced.hectares,
  notes,
  created_by: user.id,
  updated_by: user.id,
});

/** What the notifications about a new document say and whom they reach. */
export const describeNewDocument = ({ folio, priced, customer, distributor, season, user }: NewDocumentParts) =>
  toDocumentDetails({
    folio,
    total: priced.total,
    bags: priced.bags,
    consultant_id: user.id,
    zone_id: customer.zone_id,
    email: customer.email,
    customer: customer.name,
    consultant: `${user.details.firstName} ${user.details.lastName}`,
    distributor: distributor.name,
    season: season.name,
  });

/**
 * New lines: as the API returns them, and as rows without the reference to their document.
 * @param products those of the lines
 */
export function composeLines(lines: PricedLines['lines'], products: readonly Pick<Product, 'id' | 'name'>[]) {
  const names = new Map(products.map(({ id, name }) => [id, name]));
  const ids = lines.map(() => createOrderedId());
  const rows = toLineRows(lines).map((row, index) => ({ id: ids[index], ...row }));
  const inResponse = lines.map(({ position, productId, code, ...line }): SaleLine => ({
    id: ids[position] ?? '',
    productId,
    code,
    name: names.get(productId) ?? '',
    ...line,
  }));
  return { rows, inResponse };
}

/** The first history entry of a document: as the API returns it, and as a row without the reference to its document. */
export function composeFirstEntry({ user: { id: userId, details }, now }: NewDocumentParts, note: string | null) {
  const id = createOrderedId();
  const row = { id, action: 'CREADA', by: userId, note, at: now } as const satisfies Partial<
    NewRow<'document_history'>
  >;
  const { firstName, lastName } = details;
  const inResponse: HistoryEntry = {
    id,
    at: now.toISOString(),
    by: { id: userId, firstName, lastName },
    action: 'CREADA',
    note,
    changes: [],
  };
  return { row, inResponse };
}
