import { useSession } from '@surco/shared/platform';
import { useMemo, useReducer } from 'react';
import { today } from '../../../state/supporting';
import { isDirty } from '../model/draft';
import { draftFigures } from '../model/figures';
import { expiryOf } from '../model/expiry';
import { initialDraft } from '../model/initial';
import { type Origin, paidFor } from '../model/origin';
import { chosenSeason, type DocumentContext } from '../model/problems';
import { draftReducer } from '../model/reducer';
import { texts } from '../texts';
import type { Catalogue } from './useCatalogue';
import { type Distributor, useDistributor } from './useDistributor';
import { useNames } from './useNames';
import { useStock } from './useStock';

const NO_SEASONS: NonNullable<Catalogue['seasons']> = [];

/** Why it is not known yet how many bags there are. */
function stockHint(seasonId: string, { distributorId, own }: Distributor): string {
  if (seasonId !== '' && distributorId !== '') return texts.stockLoading;
  return own === undefined ? texts.chooseForStock : texts.chooseSeasonForStock;
}

/** The state of the form: what is typed, what follows from it, and what it is checked against. */
export function useEditor(origin: Origin, catalogue: Catalogue) {
  const day = today();
  const { offers, customers, parameters, share, held } = catalogue;
  const initial = useMemo(
    () => initialDraft(origin, offers, parameters, day, customers),
    [origin, offers, parameters, day, customers],
  );
  const [draft, dispatch] = useReducer(draftReducer, initial);
  const isAdmin = useSession(({ user }) => user?.role === 'Admin');
  const seasons = catalogue.seasons ?? NO_SEASONS;
  const seasonId = chosenSeason(draft, seasons);
  const distributor = useDistributor(origin, draft.distributorId);
  const available = useStock(seasonId, distributor.distributorId, held);
  const figures = draftFigures(draft, offers, parameters);
  const paid = paidFor(origin);
  const choices = useMemo(() => [...offers.values()], [offers]);
  const context: DocumentContext = {
    mode: origin.mode,
    offers: choices,
    seasons,
    customers,
    allowedSeasonId: isAdmin && origin.mode === 'sale:edit' ? origin.sale.season.id : undefined,
    available,
    today: day,
    choosesDistributor: distributor.own === undefined,
    total: figures.total,
    paid,
    conversion: origin.mode === 'sale:convert' ? { total: origin.voucher.total, share } : null,
  };
  return {
    initial,
    draft,
    dispatch,
    seasonId,
    distributor,
    names: useNames(draft, catalogue),
    available,
    figures,
    paid,
    context,
    expiresAt: expiryOf(origin, catalogue, seasonId, day),
    dirty: isDirty(draft, initial),
    stockHint: stockHint(seasonId, distributor),
  };
}
