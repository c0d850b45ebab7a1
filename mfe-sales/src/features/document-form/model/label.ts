import { plural } from '@surco/shared/domain';
import { customerName } from '@surco/shared/domain/names';
import { texts } from '../texts';
import type { CustomerChoice } from './choices';
import type { DocumentDraft } from './draft';
import type { DocumentFigures } from './figures';
import { kindOf, type Origin, storedOf } from './origin';

/** "Venta V-2026-000123", "DKbono para Lechería El Roble · 29 bolsas": what a person knows a draft by. */
export function labelOf(
  origin: Origin,
  { customerId }: DocumentDraft,
  { bags }: Pick<DocumentFigures, 'bags'>,
  customers: readonly CustomerChoice[] | undefined,
): string {
  const kind = texts.kinds[kindOf(origin.mode)];
  const customer = customers?.find(({ id }) => id === customerId);
  const stored = storedOf(origin);
  const whose = customer ? texts.forCustomer(customerName(customer)) : texts.withoutCustomer;
  return `${kind} ${stored ? stored.folio : whose} · ${plural(bags, 'bolsa', 'bolsas')}`;
}
