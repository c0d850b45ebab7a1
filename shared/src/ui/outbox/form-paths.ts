import {
  buildPath,
  customerPaths,
  DELIVERY_PARAM,
  getReceiptPath,
  NEW_PAYMENT_PARAM,
  PENDING_PARAM,
  salesPaths,
} from '../../contract';
import { DRAFT_PARAM } from '../../platform';
import type { OutboxItem } from '../../platform';
import { NEW_CUSTOMER_FORM_KEY } from './form-keys';

type PathBuilder = (recordId: string) => string;

/** Paths of the forms, by the part of the form key before the record's id. */
const FORM_PATHS: Readonly<Record<string, PathBuilder>> = {
  'sale:new': () => salesPaths.createSale,
  'sale:convert': (voucherId) => buildPath(salesPaths.convertVoucher, { voucherId }),
  'sale:edit': (id) => buildPath(salesPaths.editSale, { id }),
  'sale:deliver': (id) => buildPath(salesPaths.sale, { id }),
  'voucher:new': () => salesPaths.createVoucher,
  'voucher:edit': (id) => buildPath(salesPaths.editVoucher, { id }),
  'payment:new': (id) => buildPath(salesPaths.voucher, { id }),
  [NEW_CUSTOMER_FORM_KEY]: () => customerPaths.newCustomer,
};

/** Parameters of the pages that have a form in a dialog, which they open. */
const DIALOG_PARAMS: Readonly<Record<string, string>> = {
  'sale:deliver': DELIVERY_PARAM,
  'payment:new': NEW_PAYMENT_PARAM,
};

/** Splits a form key, e.g. `sale:edit:<id>`, into the form and the id of its record. */
const parseFormKey = (formKey: string): readonly [form: string, recordId: string] => {
  const [kind = '', mode = '', ...id] = formKey.split(':');
  return [`${kind}:${mode}`, id.join(':')];
};

/** Whether the item belongs to a form that this list knows; other sections show theirs. */
export const isListedForm = ({ formKey }: Pick<OutboxItem, 'formKey'>): boolean =>
  parseFormKey(formKey)[0] in FORM_PATHS;

/**
 * Path of the form that continues a draft; null for one of another section.
 * @param awaited the item that has to be sent before, perhaps the record of the form
 */
export function getDraftFormPath(
  { formKey, id }: Pick<OutboxItem, 'formKey' | 'id'>,
  awaited?: Pick<OutboxItem, 'id'>,
): string | null {
  const [form, recordId] = parseFormKey(formKey);
  const buildFormPath = FORM_PATHS[form];
  if (!buildFormPath) return null;
  const param = DIALOG_PARAMS[form];
  const query = new URLSearchParams({
    ...(param ? { [param]: '1' } : {}),
    ...(param && awaited?.id === recordId ? { [PENDING_PARAM]: '1' } : {}),
    [DRAFT_PARAM]: id,
  });
  return `${buildFormPath(recordId)}?${query}`;
}

/**
 * Path that shows what is not sent yet: the page of a new sale or DKbono, the receipt of a payment, also of one that is
 * recorded and waits for its photos, the sale of a delivery; null for any other.
 * @param awaited the item that has to be sent before
 */
export function getPendingPath(
  { formKey, id, paymentId = id }: Pick<OutboxItem, 'formKey' | 'id' | 'paymentId'>,
  awaited?: Pick<OutboxItem, 'id'>,
): string | null {
  const [form, recordId] = parseFormKey(formKey);
  const pending = awaited?.id === recordId ? `${PENDING_PARAM}=1` : '';
  if (form === 'payment:new') return [getReceiptPath(recordId, paymentId), pending].filter(Boolean).join('&');
  if (form === 'sale:deliver') return [buildPath(salesPaths.sale, { id: recordId }), pending].filter(Boolean).join('?');
  const path = { 'sale:new': salesPaths.sale, 'voucher:new': salesPaths.voucher }[form];
  return path ? `${buildPath(path, { id })}?${PENDING_PARAM}=1` : null;
}
