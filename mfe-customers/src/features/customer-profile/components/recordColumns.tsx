import type { SaleSummary, Simulation, VoucherSummary } from '@surco/shared/contract';
import {
  formatDate,
  formatColumnHectares,
  formatMoney,
  formatNumber,
  formatTonnes,
  getCountedPaid,
} from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/table';
import { Money, StatusTag } from '@surco/shared/ui/display';
import { texts } from '../texts';

const folioColumn: ListColumn<{ folio: string }> = {
  key: 'folio',
  title: texts.folio,
  render: (row) => row.folio,
  cardPosition: 'title',
  nowrap: true,
};

type Document = Pick<SaleSummary | VoucherSummary, 'folio' | 'date' | 'season' | 'bags' | 'total' | 'status'>;

const documentColumns: readonly ListColumn<Document>[] = [
  folioColumn,
  {
    key: 'date',
    title: texts.date,
    render: (row) => formatDate(row.date),
    cardOrder: 3,
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'season', title: texts.season, render: (row) => row.season.name, cardLabel: 'hidden' },
  { key: 'bags', title: texts.bags, render: (row) => formatNumber(row.bags), align: 'right', cardOrder: 2 },
  {
    key: 'total',
    title: texts.total,
    render: (row) => <Money value={row.total} strong />,
    align: 'right',
    cardOrder: 1,
    cardLabel: 'hidden',
  },
];

const statusColumn: ListColumn<Document> = {
  key: 'status',
  title: texts.status,
  render: (row) => <StatusTag status={row.status} />,
  cardPosition: 'aside',
};

export const saleColumns: readonly ListColumn<SaleSummary>[] = [...documentColumns, statusColumn];

export const voucherColumns: readonly ListColumn<VoucherSummary>[] = [
  ...documentColumns,
  { key: 'paid', title: texts.paid, render: (row) => <Money value={getCountedPaid(row)} />, align: 'right' },
  { key: 'balance', title: texts.balance, render: (row) => <Money value={row.balance} strong />, align: 'right' },
  statusColumn,
];

export const simulationColumns: readonly ListColumn<Simulation>[] = [
  { key: 'name', title: texts.simulation, render: ({ name }) => name ?? texts.unnamed, cardPosition: 'title' },
  { key: 'date', title: texts.date, render: ({ createdAt }) => formatDate(createdAt), nowrap: true },
  { key: 'mode', title: texts.mode, render: ({ input }) => texts.modes[input.mode] },
  { key: 'product', title: texts.product, render: ({ product }) => product.code, nowrap: true },
  { key: 'hectares', title: texts.land, render: ({ result }) => formatColumnHectares(result.hectares), align: 'right' },
  { key: 'bags', title: texts.bags, render: ({ result }) => formatNumber(result.bags), align: 'right' },
  {
    key: 'usable',
    title: texts.usableSilage,
    render: ({ result }) => formatTonnes(result.tonnesUsable),
    align: 'right',
  },
  { key: 'cost', title: texts.cost, render: ({ result }) => formatMoney(result.costTotal), align: 'right' },
];
