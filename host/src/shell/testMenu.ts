import type { MenuChild, MenuEntry } from '@surco/shared/federation/manifest';

const roles = ['Admin'] as const;
const page = (path: string, label: string): MenuChild => ({ path: `/dashboard/${path}`, label, roles });
const section = (path: string, label: string, order: number, children?: readonly MenuChild[]): MenuEntry => ({
  ...page(path, label),
  order,
  icon: 'M4 5h16v14H4z',
  children,
});

/** A menu as an administrator might see it. */
export const MENU: readonly MenuEntry[] = [
  section('sales', 'Ventas', 10, [
    page('sales/list/sale', 'Ventas'),
    { ...page('sales/list/voucher', 'DKbonos'), holds: ['/dashboard/sales/dkbono'] },
  ]),
  section('customers', 'Clientes', 20, [page('customers/list', 'Lista')]),
  section('users', 'Usuarios', 30, [page('users', 'Lista'), page('users/pending', 'Pendientes de aprobación')]),
  section('products', 'Productos', 40),
  section('params', 'Parámetros', 90, [
    page('params/product-type', 'Tipos de producción'),
    page('params/simulator-params', 'Parámetros del simulador'),
    page('params/message', 'Mensajes'),
  ]),
];
