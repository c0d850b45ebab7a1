import type { RemoteMenuItem, RemoteMenuSection } from '@surco/shared/federation';

const roles = ['Admin'] as const;
const createMenuChild = (path: string, label: string): RemoteMenuItem => ({ path: `/dashboard/${path}`, label, roles });
const createMenuEntry = (
  path: string,
  label: string,
  order: number,
  children?: readonly RemoteMenuItem[],
): RemoteMenuSection => ({
  ...createMenuChild(path, label),
  order,
  icon: 'M4 5h16v14H4z',
  children,
});

/** A menu as an administrator might see it. */
export const menuFixture: readonly RemoteMenuSection[] = [
  createMenuEntry('sales', 'Ventas', 10, [
    createMenuChild('sales/list/sale', 'Ventas'),
    { ...createMenuChild('sales/list/voucher', 'DKbonos'), activePaths: ['/dashboard/sales/dkbono'] },
  ]),
  createMenuEntry('customers', 'Clientes', 20, [createMenuChild('customers/list', 'Lista')]),
  createMenuEntry('users', 'Usuarios', 30, [
    createMenuChild('users', 'Lista'),
    createMenuChild('users/pending', 'Pendientes de aprobación'),
  ]),
  createMenuEntry('products', 'Productos', 40),
  createMenuEntry('params', 'Parámetros', 90, [
    createMenuChild('params/product-type', 'Tipos de producción'),
    createMenuChild('params/simulator-params', 'Parámetros generales'),
    createMenuChild('params/message', 'Mensajes'),
  ]),
];
