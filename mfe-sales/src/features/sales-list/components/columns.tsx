import type { SaleSummary, VoucherSummary } from '@surco/shared/contract';
import {
  formatCustomerName,
  formatDate,
  formatFullName,
  formatHectares,
  formatNumber,
  type Role,
} from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money, StatusTag } from '@surco/shared/ui/display';
import { texts } from '../texts';
import { ExpiryCell } from './ExpiryCell';

type Row = SaleSummary | VoucherSummary;

const identityColumns: readonly ListColumn<Row>[] = [
  {
    key: 'folio',
    title: texts.folio,
    render: (row) => row.folio,
    sortField: 'folio',
    cardPosition: 'title',
    nowrap: true,
  },
  { key: 'date', title: texts.date, render: (row) => formatDate(row.date), sortField: 'date', nowrap: true },
  { key: 'customer', title: texts.customer, render: (row) => formatCustomerName(row.customer) },
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
  render: (row) => formatHectares(row.hectares),
  align: 'right',
};
const total: ListColumn<Row> = {
  key: 'total',
  title: texts.total,
  render: (row) => <Money value={row.total} strong />,
  align: 'right',
  sortField: 'total',
};
const status: ListColumn<Row> = {
  key: 'status',
  title: texts.status,
  render: (row) => <StatusTag status={row.status} />,
  sortField: 'status',
  cardPosition: 'aside',
};

const paymentColumns: readonly ListColumn<VoucherSummary>[] = [
  { key: 'paid', title: texts.paid, render: (voucher) => <Money value={voucher.paid} />, align: 'right' },
  {
    key: 'balance',
    title: texts.balance,
    render: (voucher) => <Money value={voucher.balance} strong />,
    align: 'right',
  },
  { key: 'expiry', title: texts.expiry, render: (voucher) => <ExpiryCell voucher={voucher} /> },
];

/** An optional column is hidden until the user shows it, so that the table fits. */
const toOptionalColumn = <T,>(column: ListColumn<T>, isOptional = true): ListColumn<T> =>
  isOptional ? { ...column, optional: true } : column;

const isConsultant = (role: Role | undefined): boolean => role === 'Consultant';

/** The columns of the sales list. A consultant's own name and distributor are the same in every row. */
export const getSaleColumns = (role: Role | undefined): readonly ListColumn<SaleSummary>[] => [
  ...identityColumns,
  toOptionalColumn(consultant, isConsultant(role)),
  toOptionalColumn(distributor, isConsultant(role)),
  season,
  bags,
  hectares,
  total,
  status,
];

/** Columns of DKbonos, with paid amount, balance and expiry. */
export const getVoucherColumns = (role: Role | undefined): readonly ListColumn<VoucherSummary>[] => [
  ...identityColumns,
  toOptionalColumn(consultant, isConsultant(role)),
  toOptionalColumn(distributor),
  toOptionalColumn(season),
  bags,
  toOptionalColumn(hectares),
  total,
  ...paymentColumns,
  status,
];
