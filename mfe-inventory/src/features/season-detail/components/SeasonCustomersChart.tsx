import { formatCustomerName } from '@surco/shared/domain';
import { BarChart, toChartState } from '@surco/shared/ui/chart';
import { usePanelCall } from '@surco/shared/ui/panel';
import { getSaleListPath } from '../../../paths';
import { texts } from '../texts';

/** The customers that bought most; each leads to their sales of the season. */
export function SeasonCustomersChart({ seasonId }: { seasonId: string }) {
  const response = usePanelCall('GET /seasons/{id}/customers', { params: { id: seasonId } });
  const { data = [] } = response;
  return (
    <BarChart
      title={texts.customers}
      measure="money"
      source={{ list: 'GET /sales', filters: { seasonId } }}
      empty={{ text: texts.noSales }}
      {...toChartState(response)}
      barTitle={texts.customer}
      parts={[texts.total]}
      bars={data.map(({ customer, total }) => ({
        label: formatCustomerName(customer),
        to: getSaleListPath({ seasonId, customerId: customer.id }),
        values: [Number(total)],
      }))}
    />
  );
}
