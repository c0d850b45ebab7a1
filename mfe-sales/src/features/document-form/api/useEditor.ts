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
import type { Catalogue } from './useCatalogue';
import { useDistributor } from './useDistributor';
import { useStock } from './useStock';

const NO_SEASONS: NonNullable<Catalogue['seasons']> = [];

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
    allowedSeasonId: isAdmin && origin.mode === 'sale:edit' ? origin.sale.season.id : undefined,
    available,
    today: day,
    choosesDistributor: distributor.own === undefined,
    total: figures.total,
    paid,
    conversion: origin.mode === 'sale:convert' ? { total: origin.voucher.total, share } : null,
  };
  return {
    draft,
    dispatch,
    seasonId,
    distributor,
    available,
    figures,
    paid,
    context,
    expiresAt: expiryOf(origin, catalogue, seasonId, day),
    dirty: isDirty(draft, initial),
    stockAsked: seasonId !== '' && distributor.distributorId !== '',
  };
}
