import type { SilageParameters } from '@surco/shared/domain';
import { type DocumentDraft, draftOf, emptyDraft } from './draft';
import type { Offers } from './offers';
import { type Origin, sourceOf } from './origin';

/** What stands in the form when it opens: nothing, the stored document, or the DKbono's content as of today. */
export function initialDraft(
  origin: Origin,
  offers: Offers,
  { emergence }: Pick<SilageParameters, 'emergence'>,
  today: string,
): DocumentDraft {
  const source = sourceOf(origin);
  if (!source) return emptyDraft(today);
  const draft = draftOf(source, offers, emergence);
  return origin.mode === 'sale:convert' ? { ...draft, version: null, date: today } : draft;
}
