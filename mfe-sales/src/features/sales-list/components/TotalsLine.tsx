import type { CallQuery, SaleTotals, VoucherTotals } from '@surco/shared/contract';
import { formatCount, formatHectares, formatMoney, isPositiveMoney } from '@surco/shared/domain';
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
function TotalsLine({ response, parts }: { response: TotalsAnswer; parts: readonly string[] }) {
  if (response.error && !response.isLoading)
    return (
      <span role="alert">
        {texts.noTotals}{' '}
        <Button type="link" size="small" onClick={() => void response.mutate()}>
          {texts.retry}
        </Button>
      </span>
    );
  return (
    <p className="surco-sums" aria-busy={response.isLoading}>
      {parts.map((part, index) => (
        <span key={`${index} ${part}`}>{part}</span>
      ))}
    </p>
  );
}

const formatCommonTotals = (totals: SaleTotals, [singular, plural]: readonly [string, string]): string[] => [
  formatCount(totals.count, singular, plural),
  formatCount(totals.bags, 'bolsa', 'bolsas'),
  formatHectares(totals.hectares),
  formatMoney(totals.total),
];

/** The figures of the filtered product alone: the other totals are those of whole documents. */
const formatProductTotals = ({ ofProduct }: SaleTotals): string[] =>
  ofProduct
    ? [
        `${texts.ofProduct} ${formatCount(ofProduct.bags, 'bolsa', 'bolsas')}`,
        formatHectares(ofProduct.hectares),
        formatMoney(ofProduct.total),
      ]
    : [];

const formatSaleTotals = (totals: SaleTotals): string[] => [
  ...formatCommonTotals(totals, ['venta', 'ventas']),
  ...formatProductTotals(totals),
];

const formatVoucherTotals = (totals: VoucherTotals): string[] => [
  ...formatCommonTotals(totals, ['DKbono', 'DKbonos']),
  `${texts.paid} ${formatMoney(totals.paid)}`,
  `${texts.balance} ${formatMoney(totals.balance)}`,
  ...(isPositiveMoney(totals.credit ?? '0') ? [`${texts.ofCredit} ${formatMoney(totals.credit)}`] : []),
  ...formatProductTotals(totals),
];

/** Totals of all sales that match the filters, not only of the shown page. */
export function SaleTotalsLine({ query }: { query: CallQuery<'GET /sales/totals'> }) {
  const response = useCall('GET /sales/totals', { query });
  return <TotalsLine response={response} parts={response.data ? formatSaleTotals(response.data) : []} />;
}

/** Totals of all DKbonos that match the filters, not only of the shown page, with paid amount and balance. */
export function VoucherTotalsLine({ query }: { query: CallQuery<'GET /vouchers/totals'> }) {
  const response = useCall('GET /vouchers/totals', { query });
  return <TotalsLine response={response} parts={response.data ? formatVoucherTotals(response.data) : []} />;
}
