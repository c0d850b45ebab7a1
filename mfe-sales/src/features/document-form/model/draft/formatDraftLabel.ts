import { formatCount, formatCustomerName } from '@surco/shared/domain';
import { texts } from '../../texts';
import type { SelectableCustomer } from '../formOptions';
import type { DisplayNames, DocumentFormValues } from '../formValues';
import { getDocumentKind, type FormOrigin, getStoredDocument } from '../formOrigin';

/** Counts every line, also of products that are no longer available; the totals of the form leave those out. */
const countBags = ({ lines }: Pick<DocumentFormValues, 'lines'>): number =>
  lines.reduce((bags, { quantity }) => bags + (Number.isInteger(quantity) ? (quantity ?? 0) : 0), 0);

/**
 * Label of the form's draft and outbox item: what it is, the folio of the stored document, its DKbono or its customer,
 * and the bags, e.g. "DKbono para Lechería El Roble · 29 bolsas".
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
  const forCustomer = name ? texts.forCustomer(name) : texts.withoutCustomer;
  const source = origin.mode === 'sale:convert' ? texts.ofVoucher(origin.voucher.folio) : forCustomer;
  return `${kind} ${getStoredDocument(origin)?.folio ?? source} · ${formatCount(countBags(values), 'bolsa', 'bolsas')}`;
}
