import type { CallQuery, SaleTotals, VoucherTotals } from '@surco/shared/contract';
import { formatHectares, formatMoney, plural } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { Button } from 'antd';
import { texts } from '../texts';
import './sales-list.css';

interface Answer {
  data: unknown;
  error: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

/** One line of sums; the former stay, dimmed by the list itself, while the next are on their way. */
function Sums({ answer, parts }: { answer: Answer; parts: readonly string[] }) {
  if (answer.error && !answer.isLoading)
    return (
      <span role="alert">
        {texts.noTotals}{' '}
        <Button type="link" size="small" onClick={() => void answer.mutate()}>
          {texts.retry}
        </Button>
      </span>
    );
  return (
    <p className="surco-sums" aria-busy={answer.isLoading}>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}

const common = (sums: SaleTotals, [one, many]: readonly [string, string]): string[] => [
  plural(sums.count, one, many),
  plural(sums.bags, 'bolsa', 'bolsas'),
  formatHectares(sums.hectares),
  formatMoney(sums.total),
];

const partsOf = (sums: VoucherTotals): string[] => [
  ...common(sums, ['DKbono', 'DKbonos']),
  `${texts.paid} ${formatMoney(sums.paid)}`,
  `${texts.balance} ${formatMoney(sums.balance)}`,
];

/** What all the filtered sales add up to, whatever page is shown. */
export function SaleTotalsLine({ query }: { query: CallQuery<'GET /sales/totals'> }) {
  const answer = useCall('GET /sales/totals', { query });
  return <Sums answer={answer} parts={answer.data ? common(answer.data, ['venta', 'ventas']) : []} />;
}

/** The same of DKbonos, with what is paid and owed. */
export function VoucherTotalsLine({ query }: { query: CallQuery<'GET /vouchers/totals'> }) {
  const answer = useCall('GET /vouchers/totals', { query });
  return <Sums answer={answer} parts={answer.data ? partsOf(answer.data) : []} />;
}
