import { formatDate } from '@surco/shared/domain';
import { getRuntimeConfig } from '@surco/shared/platform';
import { LineChart } from '@surco/shared/ui/chart';
import { type AvailableBags, listDailyAvailable } from '../model/listDailyAvailable';
import { texts } from '../texts';

interface Props {
  inventoryId: string;
  /** Oldest first; at least one. */
  movements: readonly [AvailableBags, ...AvailableBags[]];
  /** The ISO instant where the line ends. */
  until: string;
}

/** A chart of the available bags at the end of each day; its summary states the first, the last and the lowest number. */
export function AvailableChart({ inventoryId, movements, until }: Props) {
  const days = listDailyAvailable(movements, until, getRuntimeConfig().timeZone);
  const bags = movements.map(({ available }) => available);
  const [first] = movements;
  const last = { at: until, available: bags.at(-1) ?? 0 };
  return (
    <LineChart
      title={texts.chart}
      measure={['bolsa', 'bolsas']}
      source={{ list: 'GET /inventories', filters: { id: inventoryId } }}
      summary={texts.chartSummary(first, last, Math.min(...bags))}
      pointTitle={texts.at}
      points={days.map(({ day }) => ({ label: formatDate(day), day }))}
      series={[{ name: texts.available, values: days.map(({ available }) => available) }]}
      isStep
    />
  );
}
