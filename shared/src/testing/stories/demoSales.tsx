import type { SaleStatus } from '../../domain/statuses';
import { formatDate } from '../../domain/text/formats';
import { Money } from '../../ui/display/money';
import { StatusTag } from '../../ui/display/status-tag';
import type { RowAction } from '../../ui/menu/row-menu';
import type { ListColumn } from '../../ui/table/list-column';

/** A sale as the stories show it. */
export interface DemoSale {
  id: string;
  folio: string;
  customer: string;
  date: string;
  total: string;
  status: SaleStatus;
}

export const LONG_NAME =
  'Sociedad de Producción Rural Hermanos Villavicencio Echeverría y Asociados de la Comarca Lagunera, S.P.R. de R.L.';

export const demoSales: readonly DemoSale[] = [
  {
    id: '1',
    folio: 'V-2026-000123',
    customer: 'Rancho El Porvenir',
    date: '2026-11-19',
    total: '123660.50',
    status: 'REGISTRADA',
  },
  {
    id: '2',
    folio: 'V-2026-000122',
    customer: 'Agrícola San Isidro',
    date: '2026-11-18',
    total: '8450.00',
    status: 'ENTREGADA',
  },
  {
    id: '3',
    folio: 'V-2026-000121',
    customer: 'María Guadalupe Treviño',
    date: '2026-11-12',
    total: '45200.00',
    status: 'REGISTRADA',
  },
];

export const longDemoSales: readonly DemoSale[] = demoSales.map((sale) => ({ ...sale, customer: LONG_NAME }));

export const demoSaleColumns: readonly ListColumn<DemoSale>[] = [
  {
    key: 'folio',
    title: 'Folio',
    render: ({ folio }) => folio,
    cardLabel: 'hidden',
    nowrap: true,
    sortField: 'folio',
    sortAs: 'number',
  },
  { key: 'customer', title: 'Cliente', render: ({ customer }) => customer, cardPosition: 'title' },
  {
    key: 'date',
    title: 'Fecha',
    render: ({ date }) => formatDate(date),
    sortField: 'date',
    sortAs: 'date',
    cardOrder: 2,
    cardLabel: 'hidden',
    nowrap: true,
  },
  {
    key: 'total',
    title: 'Total',
    render: ({ total }) => <Money value={total} />,
    align: 'right',
    cardOrder: 1,
    cardLabel: 'hidden',
  },
  { key: 'status', title: 'Estatus', render: ({ status }) => <StatusTag status={status} />, cardPosition: 'aside' },
];

export const demoRowActions: readonly RowAction[] = [
  { key: 'open', label: 'Ver la venta', icon: 'eye', to: '/ventas/1' },
  { key: 'edit', label: 'Editar', icon: 'edit', to: '/ventas/1/editar' },
  { key: 'delete', label: 'Eliminar', icon: 'trash', danger: true },
];
