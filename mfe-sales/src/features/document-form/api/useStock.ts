import type { SaleLine } from '@surco/shared/contract';
import { useCall, useSession } from '@surco/shared/platform';
import { toOption } from '@surco/shared/ui/fields';
import { useMemo } from 'react';
import { createStockQuery } from '../../../common/model/formQueries';
import { type FormOrigin, getReservedLines, getSourceDocument } from '../model/formOrigin';
import { texts } from '../texts';

/**
 * Distributor whose stock is sold: the document's or the consultant's own, which are fixed, or the selected one.
 * `fixedName` is undefined when the distributor is to be selected among `options`.
 */
function useDistributor(origin: FormOrigin, selectedId: string) {
  const ownDistributor = useSession((state) => state.user?.distributor);
  const fixed = getSourceDocument(origin)?.distributor ?? ownDistributor;
  const { data } = useCall('GET /distributors', fixed ? null : {});
  return useMemo(
    () => ({
      distributorId: fixed?.id ?? selectedId,
      fixedName: fixed?.name,
      options: data?.map(toOption) ?? [],
    }),
    [fixed, selectedId, data],
  );
}

export type DistributorSelection = ReturnType<typeof useDistributor>;

/**
 * Available bags by product for a season and distributor; undefined until loaded. Bags that the edited document or the
 * DKbono to convert already reserves count as available.
 */
function useAvailableStock(
  seasonId: string,
  distributorId: string,
  reservedLines: readonly SaleLine[],
): (productId: string) => number | undefined {
  // Never shows the previous season's stock while the new one loads.
  const { data } = useCall(
    'GET /inventories',
    seasonId && distributorId ? createStockQuery(seasonId, distributorId) : null,
    {
      keepPreviousData: false,
    },
  );
  return useMemo(() => {
    const reservedBags = new Map(reservedLines.map(({ productId, quantity }) => [productId, quantity]));
    const stock = data && new Map(data.data.map(({ productId, available }) => [productId, available]));
    return (productId: string) => stock && (stock.get(productId) ?? 0) + (reservedBags.get(productId) ?? 0);
  }, [data, reservedLines]);
}

/** Explains why the stock is not known yet. */
function getStockHint(seasonId: string, { distributorId, fixedName }: DistributorSelection): string {
  if (seasonId !== '' && distributorId !== '') return texts.stockLoading;
  return fixedName === undefined ? texts.chooseForStock : texts.chooseSeasonForStock;
}

/** The distributor that sells, and its stock in the season. */
export function useStock(origin: FormOrigin, selectedDistributorId: string, seasonId: string) {
  const distributor = useDistributor(origin, selectedDistributorId);
  const reservedLines = getReservedLines(origin, seasonId);
  return {
    distributor,
    getAvailableBags: useAvailableStock(seasonId, distributor.distributorId, reservedLines),
    stockHint: getStockHint(seasonId, distributor),
  };
}
