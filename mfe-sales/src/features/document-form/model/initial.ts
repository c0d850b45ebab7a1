import type { SilageParameters } from '@surco/shared/domain';
import type { CustomerChoice } from './choices';
import { type DocumentDraft, draftOf, emptyDraft } from './draft';
import type { Offers } from './offers';
import { orderedDraft } from './ordered';
import { type Origin, orderOf, sourceOf } from './origin';

/** What stands in the form when it opens: nothing, what a simulation asks, the stored document, or the DKbono's content as of today. */
export function initialDraft(
  origin: Origin,
  offers: Offers,
  { emergence }: Pick<SilageParameters, 'emergence'>,
  today: string,
  customers?: readonly CustomerChoice[],
): DocumentDraft {
  const source = sourceOf(origin);
  const order = orderOf(origin);
  if (order) return orderedDraft(order, offers, customers, today);
  if (!source) return emptyDraft(today);
  const draft = draftOf(source, offers, emergence);
  return origin.mode === 'sale:convert' ? { ...draft, version: null, date: today } : draft;
}
