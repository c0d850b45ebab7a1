import type { SaleSummary, SessionUser, VoucherSummary } from '@surco/shared/contract';
import {
  formatCustomerName,
  formatDate,
  formatFullName,
  formatColumnHectares,
  formatNumber,
  getCountedPaid,
} from '@surco/shared/domain';
import { getToday } from '@surco/shared/platform';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money, StatusTag, ToneTag } from '@surco/shared/ui/display';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { deliveryTexts } from '../../../common/model/deliveryTexts';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { getCustomerPath } from '../../../paths';
import { texts } from '../texts';
import { getExpiryWarning } from '../model/getExpiryWarning';
import { ExpiryCell } from './ExpiryCell';

type Row = SaleSummary | VoucherSummary;

const identityColumns: readonly ListColumn<Row>[] = [
  {
    key: 'folio',
    title: texts.folio,
    render: (row) => row.folio,
    sortField: 'folio',
    sortAs: 'number',
    cardLabel: 'hidden',
    nowrap: true,
  },
  {
    key: 'date',
    title: texts.date,
    render: (row) => formatDate(row.date),
    sortField: 'date',
    sortAs: 'date',
    cardLabel: 'hidden',
    nowrap: true,
  },
  {
    key: 'customer',
    title: texts.customer,
    render: (row) => formatCustomerName(row.customer),
    link: ({ customer }) => getCustomerPath(customer.id),
    cardPosition: 'title',
    // Without a width the columns of other names would take the space of this one.
    width: 190,
  },
];
const consultant: ListColumn<Row> = {
  key: 'consultant',
  title: texts.consultant,
  render: (row) => formatFullName(row.consultant),
  cardPosition: 'hidden',
};
const distributor: ListColumn<Row> = {
  key: 'distributor',
  title: texts.distributor,
  render: (row) => row.distributor.name,
  cardPosition: 'hidden',
};
const season: ListColumn<Row> = {
  key: 'season',
  title: texts.season,
  render: (row) => row.season.name,
  cardLabel: 'hidden',
  nowrap: true,
};
const bags: ListColumn<Row> = {
  key: 'bags',
  title: texts.bags,
  render: (row) => formatNumber(row.bags),
  align: 'right',
};
const hectares: ListColumn<Row> = {
  key: 'hectares',
  title: texts.hectares,
  render: (row) => formatColumnHectares(row.hectares),
  align: 'right',
  cardLabel: 'hidden',
};
const total: ListColumn<Row> = {
  key: 'total',
  title: texts.total,
  render: (row) => <Money value={row.total} strong />,
  align: 'right',
  sortField: 'total',
  cardLabel: 'hidden',
};
const status: ListColumn<Row> = {
  key: 'status',
  title: texts.status,
  render: (row) => <StatusTag status={row.status} />,
  sortField: 'status',
  cardPosition: 'aside',
};

function SaleStatus({ sale: { id, status: recorded } }: { sale: SaleSummary }) {
  const isDeliveryPending = findPendingDelivery(useOutboxItems(), id) !== null;
  return isDeliveryPending ? <ToneTag tone="gold">{deliveryTexts.pending}</ToneTag> : <StatusTag status={recorded} />;
}

/** one whose delivery waits on this device says so. */
const saleStatus: ListColumn<SaleSummary> = { ...status, render: (sale) => <SaleStatus sale={sale} /> };

const credit: ListColumn<VoucherSummary> = {
  key: 'credit',
  title: texts.ofCredit,
  render: (voucher) => <Money value={voucher.credit ?? '0'} />,
  align: 'right',
};

const paymentColumns: readonly ListColumn<VoucherSummary>[] = [
  {
    key: 'paid',
    title: texts.paid,
    render: (voucher) => <Money value={getCountedPaid(voucher)} />,
    align: 'right',
    cardPosition: 'hidden',
  },
  {
    key: 'balance',
    title: texts.balance,
    render: (voucher) => <Money value={voucher.balance} strong />,
    align: 'right',
  },
  {
    key: 'expiry',
    title: texts.expiry,
    render: (voucher) => <ExpiryCell voucher={voucher} />,
    cardLabel: (voucher) => (getExpiryWarning(voucher, getToday()) ? 'hidden' : undefined),
  },
];

/** An optional column is hidden until the user shows it, so that the table fits. */
const toOptionalColumn = <T,>(column: ListColumn<T>, isOptional = true): ListColumn<T> =>
  isOptional ? { ...column, optional: true, cardPosition: 'hidden' } : column;

/** Puts the columns with these keys on the line below the title of a card, in this order. */
const withMainValues = <T,>(columns: readonly ListColumn<T>[], keys: readonly string[]): readonly ListColumn<T>[] =>
  columns.map((column) =>
    keys.includes(column.key) ? { ...column, cardOrder: keys.indexOf(column.key) + 1 } : column,
  );

type Viewer = Pick<SessionUser, 'role' | 'hasSingleDistributor'>;

/** The columns of the sales list. Those that are the same in every row of this user are optional. */
export const getSaleColumns = ({ role, hasSingleDistributor }: Viewer): readonly ListColumn<SaleSummary>[] =>
  withMainValues(
    [
      ...identityColumns,
      toOptionalColumn(consultant, role === 'Consultant'),
      toOptionalColumn(distributor, hasSingleDistributor),
      season,
      bags,
      hectares,
      total,
      saleStatus,
    ],
    ['total', 'bags', 'date'],
  );

/** Columns of DKbonos, with paid amount, balance and expiry. */
export const getVoucherColumns = ({ role }: Viewer): readonly ListColumn<VoucherSummary>[] =>
  withMainValues(
    [
      ...identityColumns,
      toOptionalColumn(consultant, role === 'Consultant'),
      toOptionalColumn(distributor),
      toOptionalColumn(season),
      { ...bags, cardPosition: 'hidden' },
      toOptionalColumn(hectares),
      total,
      ...paymentColumns,
      toOptionalColumn(credit),
      status,
    ],
    ['balance', 'expiry'],
  );
