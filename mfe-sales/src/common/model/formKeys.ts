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

/** Form paths by the form keys of their drafts. */
const FORM_PATHS: Readonly<Record<string, PathBuilder>> = {
  'sale:new': () => CREATE_SALE_PATH,
  'sale:convert': getConvertVoucherPath,
  'sale:edit': getEditSalePath,
  'voucher:new': () => CREATE_VOUCHER_PATH,
  'voucher:edit': getEditVoucherPath,
};

const parseFormKey = (place: string): readonly [string, string] => {
  const [kind = '', mode = '', ...id] = place.split(':');
  return [`${kind}:${mode}`, id.join(':')];
};

export const isSectionForm = ({ formKey }: Pick<OutboxItem, 'formKey'>): boolean =>
  parseFormKey(formKey)[0] in FORM_PATHS;

/** Path of the form that continues a draft; null for a draft of another section. */
export function getDraftFormPath({ formKey, id }: Pick<OutboxItem, 'formKey' | 'id'>): string | null {
  const [form, subject] = parseFormKey(formKey);
  const address = FORM_PATHS[form];
  return address ? `${address(subject)}?${DRAFT_PARAM}=${encodeURIComponent(id)}` : null;
}
