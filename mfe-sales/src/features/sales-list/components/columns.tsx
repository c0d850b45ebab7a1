import type { SaleSummary, VoucherSummary } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { formatDate, formatHectares, formatNumber } from '@surco/shared/domain';
import { customerName, fullName } from '@surco/shared/domain/names';
import type { ListColumn } from '@surco/shared/ui/list-types';
import { Money } from '@surco/shared/ui/money';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import { ExpiryCell } from './ExpiryCell';

type Row = SaleSummary | VoucherSummary;

const nameOf: readonly ListColumn<Row>[] = [
  { key: 'folio', title: texts.folio, render: (row) => row.folio, sortField: 'folio', phone: 'title', nowrap: true },
  { key: 'date', title: texts.date, render: (row) => formatDate(row.date), sortField: 'date', nowrap: true },
  { key: 'customer', title: texts.customer, render: (row) => customerName(row.customer) },
];
const consultant: ListColumn<Row> = {
  key: 'consultant',
  title: texts.consultant,
  render: (row) => fullName(row.consultant),
  phone: 'hidden',
};
const distributor: ListColumn<Row> = {
  key: 'distributor',
  title: texts.distributor,
  render: (row) => row.distributor.name,
  phone: 'hidden',
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
  phone: 'aside',
};

const payments: readonly ListColumn<VoucherSummary>[] = [
  { key: 'paid', title: texts.paid, render: (voucher) => <Money value={voucher.paid} />, align: 'right' },
  {
    key: 'balance',
    title: texts.balance,
    render: (voucher) => <Money value={voucher.balance} strong />,
    align: 'right',
  },
  { key: 'expiry', title: texts.expiry, render: (voucher) => <ExpiryCell voucher={voucher} /> },
];

/** There, but only on request: a consultant knows whose its own are, and a wide table must fit. */
const asked = <T,>(column: ListColumn<T>, optional = true): ListColumn<T> =>
  optional ? { ...column, optional } : column;

const isOwn = (role: Role | undefined): boolean => role === 'Consultant';

/** The columns of domain.md §6. */
export const saleColumnsFor = (role: Role | undefined): readonly ListColumn<SaleSummary>[] => [
  ...nameOf,
  asked(consultant, isOwn(role)),
  asked(distributor, isOwn(role)),
  season,
  bags,
  hectares,
  total,
  status,
];

/** The same of DKbonos, with what is paid, what is owed and until when. */
export const voucherColumnsFor = (role: Role | undefined): readonly ListColumn<VoucherSummary>[] => [
  ...nameOf,
  asked(consultant, isOwn(role)),
  asked(distributor),
  asked(season),
  bags,
  asked(hectares),
  total,
  ...payments,
  status,
];
