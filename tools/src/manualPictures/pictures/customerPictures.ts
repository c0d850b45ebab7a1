import { customerPaths, seasonPaths } from '@surco/shared/contract';
import { openFirst, type Picture, waitForText } from './picture';

export const customerPictures: readonly Picture[] = [
  { name: 'clientes', account: 'admin', path: customerPaths.list, prepare: waitForText('Activo') },
  {
    name: 'cliente',
    account: 'admin',
    path: customerPaths.list,
    prepare: openFirst(/\w/, (page) => page.getByText('Últimas ventas')),
  },
  {
    name: 'nuevo-cliente',
    account: 'consultant',
    path: customerPaths.newCustomer,
    height: 760,
    prepare: waitForText('¿Quién compra?'),
  },
  { name: 'temporada', account: 'admin', path: seasonPaths.newSeason, prepare: waitForText('Abierta para ventas') },
  { name: 'inventario', account: 'admin', path: seasonPaths.inventoryList, prepare: waitForText(/^DKX-/) },
];
