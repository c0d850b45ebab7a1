import type { SaleSummary } from '@surco/shared/contract';
import { formatDate, formatHectares, formatNumber } from '@surco/shared/domain';
import type { ListColumn } from '@surco/shared/ui/list-types';
import { Money } from '@surco/shared/ui/money';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { customerName, fullName } from '../../../state/names';
import { texts } from '../texts';

/** The columns of domain.md §6. */
export const columns: readonly ListColumn<SaleSummary>[] = [
  { key: 'folio', title: texts.folio, render: (sale) => sale.folio, sortField: 'folio', phone: 'title', nowrap: true },
  { key: 'date', title: texts.date, render: (sale) => formatDate(sale.date), sortField: 'date', nowrap: true },
  { key: 'customer', title: texts.customer, render: (sale) => customerName(sale.customer) },
  { key: 'consultant', title: texts.consultant, render: (sale) => fullName(sale.consultant), phone: 'hidden' },
  { key: 'distributor', title: texts.distributor, render: (sale) => sale.distributor.name, phone: 'hidden' },
  { key: 'season', title: texts.season, render: (sale) => sale.season.name, nowrap: true },
  { key: 'bags', title: texts.bags, render: (sale) => formatNumber(sale.bags), align: 'right' },
  { key: 'hectares', title: texts.hectares, render: (sale) => formatHectares(sale.hectares), align: 'right' },
  {
    key: 'total',
    title: texts.total,
    render: (sale) => <Money value={sale.total} strong />,
    align: 'right',
    sortField: 'total',
  },
  {
    key: 'status',
    title: texts.status,
    render: (sale) => <StatusTag status={sale.status} />,
    sortField: 'status',
    phone: 'aside',
  },
];
