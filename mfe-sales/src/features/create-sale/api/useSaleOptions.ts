import { parametersFrom } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { useMemo } from 'react';
import { today, useAvailableCustomers, useEnabledProducts, useOpenSeasons } from '../../../state/supporting';
import type { SaleDraft } from '../model/draft';
import { chosenSeason } from '../model/problems';
import { useDistributor } from './useDistributor';
import { useStock } from './useStock';

/** What a sale is made from, asked for at once, the parameters and the season's stock. */
export function useSaleOptions(draft: SaleDraft) {
  const customers = useAvailableCustomers();
  const seasons = useOpenSeasons();
  const products = useEnabledProducts();
  const parameters = useCall('GET /simulator-params', {});
  const answers = [customers, seasons, products];
  const open = seasons.seasons ?? [];
  const seasonId = chosenSeason(draft, open);
  const distributor = useDistributor(draft.distributorId);
  return {
    seasonId,
    distributor,
    customers: customers.data?.data,
    seasons: seasons.seasons,
    products: products.data ?? [],
    parameters: useMemo(() => parametersFrom(parameters.data ?? []), [parameters.data]),
    available: useStock(seasonId, distributor.distributorId),
    today: today(),
    /** An answer without which there is nothing to choose from, and how to ask again. */
    failure: answers.find(({ error, data }) => error && data === undefined)?.error,
    retry: () => answers.forEach(({ mutate, data }) => data === undefined && void mutate()),
  };
}

export type SaleOptions = ReturnType<typeof useSaleOptions>;
