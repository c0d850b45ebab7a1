import { formatCount, formatCustomerName } from '@surco/shared/domain';
import { texts } from '../texts';
import type { SelectableCustomer } from './formOptions';
import type { DisplayNames, DocumentFormValues } from './formValues';
import { getDocumentKind, type FormOrigin, getStoredDocument } from './formOrigin';

/** Includes products that are no longer available: the label names the draft, not its total. */
const countBags = ({ lines }: Pick<DocumentFormValues, 'lines'>): number =>
  lines.reduce((bags, { quantity }) => bags + (Number.isInteger(quantity) ? (quantity ?? 0) : 0), 0);

/**
 * "Venta V-2026-000123", "Venta del DKbono DKB-2026-000045", "DKbono para Lechería El Roble · 29 bolsas": the label of
 * a values.
 */
export function formatDraftLabel(
  origin: FormOrigin,
  values: Pick<DocumentFormValues, 'customerId' | 'lines'>,
  customers: readonly SelectableCustomer[] | undefined,
  names: DisplayNames,
): string {
  const kind = texts.kinds[getDocumentKind(origin.mode)];
  const customer = customers?.find(({ id }) => id === values.customerId);
  const name = customer ? formatCustomerName(customer) : names[values.customerId];
  const whose = name ? texts.forCustomer(name) : texts.withoutCustomer;
  const from = origin.mode === 'sale:convert' ? texts.ofVoucher(origin.voucher.folio) : whose;
  return `${kind} ${getStoredDocument(origin)?.folio ?? from} · ${formatCount(countBags(values), 'bolsa', 'bolsas')}`;
}
