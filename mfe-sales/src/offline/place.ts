import type { Entry } from '@surco/shared/platform';
import { DRAFT_QUERY } from '@surco/shared/ui/use-draft';
import { convertPath, CREATE_VOUCHER_PATH, editSalePath, editVoucherPath } from '../state/paths';
import { CREATE_SALE_PATH } from '../state/tabs';

type Address = (id: string) => string;

/** The forms of this remote by the places of their drafts. */
const FORMS: Readonly<Record<string, Address>> = {
  'sale:new': () => CREATE_SALE_PATH,
  'sale:convert': convertPath,
  'sale:edit': editSalePath,
  'voucher:new': () => CREATE_VOUCHER_PATH,
  'voucher:edit': editVoucherPath,
};

const partsOf = (place: string): readonly [string, string] => {
  const [kind = '', mode = '', ...id] = place.split(':');
  return [`${kind}:${mode}`, id.join(':')];
};

export const isOurs = ({ place }: Pick<Entry, 'place'>): boolean => partsOf(place)[0] in FORMS;

/** Where a draft is gone on with; null for one of another remote. */
export function formOf({ place, id }: Pick<Entry, 'place' | 'id'>): string | null {
  const [form, subject] = partsOf(place);
  const address = FORMS[form];
  return address ? `${address(subject)}?${DRAFT_QUERY}=${encodeURIComponent(id)}` : null;
}
