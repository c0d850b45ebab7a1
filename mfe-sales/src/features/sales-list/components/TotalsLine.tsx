import type { CallQuery, SaleTotals, VoucherTotals } from '@surco/shared/contract';
import { formatHectares, formatMoney, formatCount } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { Button } from 'antd';
import { texts } from '../texts';
import './sales-list.css';

interface TotalsAnswer {
  data: unknown;
  error: unknown;
  isLoading: boolean;
  mutate: () => unknown;
}

/** One line of totals; the previous ones stay while the next load. */
function TotalsLine({ answer, parts }: { answer: TotalsAnswer; parts: readonly string[] }) {
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

const formatCommonTotals = (sums: SaleTotals, [one, many]: readonly [string, string]): string[] => [
  formatCount(sums.count, one, many),
  formatCount(sums.bags, 'bolsa', 'bolsas'),
  formatHectares(sums.hectares),
  formatMoney(sums.total),
];

const formatVoucherTotals = (sums: VoucherTotals): string[] => [
  ...formatCommonTotals(sums, ['DKbono', 'DKbonos']),
  `${texts.paid} ${formatMoney(sums.paid)}`,
  `${texts.balance} ${formatMoney(sums.balance)}`,
];

/** Totals of all filtered sales, on every page. */
export function SaleTotalsLine({ query }: { query: CallQuery<'GET /sales/totals'> }) {
  const answer = useCall('GET /sales/totals', { query });
  return <TotalsLine answer={answer} parts={answer.data ? formatCommonTotals(answer.data, ['venta', 'ventas']) : []} />;
}

/** Totals of all filtered DKbonos, with paid amount and balance. */
export function VoucherTotalsLine({ query }: { query: CallQuery<'GET /vouchers/totals'> }) {
  const answer = useCall('GET /vouchers/totals', { query });
  return <TotalsLine answer={answer} parts={answer.data ? formatVoucherTotals(answer.data) : []} />;
}
