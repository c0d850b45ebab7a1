import { productName } from '@surco/shared/domain';
import { fullName } from '@surco/shared/domain/names';
import type { CustomerChoice, SeasonChoice } from './choices';
import type { DocumentDraft } from './draft';
import type { Offers } from './offers';

/** What the ids of a draft are called. */
export type DraftNames = Readonly<Record<string, string>>;

interface Choices {
  readonly customers: readonly CustomerChoice[] | undefined;
  readonly seasons: readonly SeasonChoice[] | undefined;
  readonly offers: Offers;
}

const named = (id: string, name: string | undefined): DraftNames => (name === undefined ? {} : { [id]: name });

/** The names of what a draft is made from, as far as it can be chosen now. */
export function namesIn(
  { customerId, seasonId, lines }: Pick<DocumentDraft, 'customerId' | 'seasonId' | 'lines'>,
  { customers, seasons, offers }: Choices,
): DraftNames {
  const customer = customers?.find(({ id }) => id === customerId);
  const names: Record<string, string> = {
    ...named(customerId, customer && fullName(customer)),
    ...named(seasonId, seasons?.find(({ id }) => id === seasonId)?.name),
  };
  for (const { productId } of lines) {
    const offer = offers.get(productId);
    if (offer) names[productId] = productName(offer);
  }
  return names;
}
