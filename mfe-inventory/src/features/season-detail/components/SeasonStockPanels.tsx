import type { SeasonStock } from '@surco/shared/contract';
import { formatProductName } from '@surco/shared/domain';
import { BarChart, toChartState } from '@surco/shared/ui/chart';
import { usePanelCall } from '@surco/shared/ui/panel';
import type { ReactNode } from 'react';
import { useCanManageInventory } from '../../../common/hooks/useCanManageInventory';
import { getFilteredInventoryPath } from '../../../paths';
import { texts } from '../texts';
import { SeasonStockTotals } from './SeasonStockTotals';

type Quantities = SeasonStock['total'];

const getRegistered = ({ initial, adjustments }: Quantities): number => initial + adjustments;

/** The largest first. */
const sortByRegistered = <T extends Quantities>(rows: readonly T[]): readonly T[] =>
  [...rows].sort((a, b) => getRegistered(b) - getRegistered(a));

const toValues = ({ sold, committed, available }: Quantities) => [sold, committed, available];

interface Props {
  seasonId: string;
  /** Panels below the distributors. */
  children: ReactNode;
}

/** The stock of a season: in all, by product and by distributor. The bars lead to the inventory of those who see it. */
export function SeasonStockPanels({ seasonId, children }: Props) {
  const response = usePanelCall('GET /seasons/{id}/stock', { params: { id: seasonId } });
  const canManage = useCanManageInventory();
  const { products = [], distributors = [], total } = response.data ?? {};
  const getPath = (filter: { productId?: string; distributorId?: string }) =>
    canManage ? getFilteredInventoryPath({ seasonId, ...filter }) : undefined;
  const sharedProps = {
    measure: ['bolsa', 'bolsas'],
    source: { list: 'GET /inventories', filters: { seasonId } },
    parts: texts.stockParts,
    empty: { text: texts.noStock },
    ...toChartState(response),
  } as const;
  return (
    <>
      {!response.error && <SeasonStockTotals total={total} />}
      <div className="surco-season-grid">
        <BarChart
          {...sharedProps}
          title={texts.stockByProduct}
          barTitle={texts.product}
          bars={sortByRegistered(products).map((product) => ({
            label: formatProductName(product),
            to: getPath({ productId: product.id }),
            values: toValues(product),
          }))}
        />
        <div className="surco-season-stack">
          <BarChart
            {...sharedProps}
            title={texts.stockByDistributor}
            barTitle={texts.distributor}
            bars={sortByRegistered(distributors).map((distributor) => ({
              label: distributor.name,
              to: getPath({ distributorId: distributor.id }),
              values: toValues(distributor),
            }))}
          />
          {children}
        </div>
      </div>
    </>
  );
}
