import type { OutboxItem } from '@surco/shared/platform';
import { DRAFT_PARAM } from '@surco/shared/ui/draft';
import {
  getConvertVoucherPath,
  CREATE_SALE_PATH,
  CREATE_VOUCHER_PATH,
  getEditSalePath,
  getEditVoucherPath,
} from '../../paths';

type PathBuilder = (id: string) => string;

/** Paths of the forms, by the part of the form key before the record's id. */
const FORM_PATHS: Readonly<Record<string, PathBuilder>> = {
  'sale:new': () => CREATE_SALE_PATH,
  'sale:convert': getConvertVoucherPath,
  'sale:edit': getEditSalePath,
  'voucher:new': () => CREATE_VOUCHER_PATH,
  'voucher:edit': getEditVoucherPath,
};

/** Splits a form key, e.g. `sale:edit:<id>`, into the form and the id of its record. */
const parseFormKey = (formKey: string): readonly [form: string, recordId: string] => {
  const [kind = '', mode = '', ...id] = formKey.split(':');
  return [`${kind}:${mode}`, id.join(':')];
};

/** Whether the item belongs to a form of this section. */
export const isSectionForm = ({ formKey }: Pick<OutboxItem, 'formKey'>): boolean =>
  parseFormKey(formKey)[0] in FORM_PATHS;

/** Path of the form that continues a draft; null for a draft of another section. */
export function getDraftFormPath({ formKey, id }: Pick<OutboxItem, 'formKey' | 'id'>): string | null {
  const [form, recordId] = parseFormKey(formKey);
  const buildPath = FORM_PATHS[form];
  return buildPath ? `${buildPath(recordId)}?${DRAFT_PARAM}=${encodeURIComponent(id)}` : null;
}
