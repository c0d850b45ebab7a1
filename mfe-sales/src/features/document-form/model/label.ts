import { plural } from '@surco/shared/domain';
import { customerName } from '@surco/shared/domain/names';
import { texts } from '../texts';
import type { CustomerChoice } from './choices';
import type { DocumentDraft } from './draft';
import type { DraftNames } from './names';
import { kindOf, type Origin, storedOf } from './origin';

/** Those of a product that has gone as well: it is the draft that is named, not what it comes to. */
const bagsOf = ({ lines }: Pick<DocumentDraft, 'lines'>): number =>
  lines.reduce((bags, { quantity }) => bags + (Number.isInteger(quantity) ? (quantity ?? 0) : 0), 0);

/** "Venta V-2026-000123", "Venta del DKbono DKB-2026-000045", "DKbono para Lechería El Roble · 29 bolsas": what a person knows a draft by. */
export function labelOf(
  origin: Origin,
  draft: Pick<DocumentDraft, 'customerId' | 'lines'>,
  customers: readonly CustomerChoice[] | undefined,
  names: DraftNames,
): string {
  const kind = texts.kinds[kindOf(origin.mode)];
  const customer = customers?.find(({ id }) => id === draft.customerId);
  const name = customer ? customerName(customer) : names[draft.customerId];
  const whose = name ? texts.forCustomer(name) : texts.withoutCustomer;
  const from = origin.mode === 'sale:convert' ? texts.ofVoucher(origin.voucher.folio) : whose;
  return `${kind} ${storedOf(origin)?.folio ?? from} · ${plural(bagsOf(draft), 'bolsa', 'bolsas')}`;
}
