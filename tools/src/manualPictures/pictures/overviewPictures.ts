import { overviewPaths, salesPaths, seasonPaths } from '@surco/shared/contract';
import { openFirst, type Picture, waitForText } from './picture';

/** Pages that show how the business is going. */
export const overviewPictures: readonly Picture[] = [
  {
    name: 'inicio',
    account: 'admin',
    path: overviewPaths.overview,
    height: 900,
    prepare: waitForText('Ventas por semana'),
  },
  {
    name: 'mi-dia-telefono',
    account: 'consultant',
    path: overviewPaths.myDay,
    isPhone: true,
    prepare: waitForText('Mi avance'),
  },
  {
    name: 'metas',
    account: 'admin',
    path: salesPaths.targets,
    height: 900,
    prepare: waitForText('Todos los productos'),
  },
  {
    name: 'avance-de-temporada',
    account: 'admin',
    path: seasonPaths.list,
    height: 760,
    prepare: openFirst(/PV 2026/, (page) => page.getByText('Bolsas vendidas')),
  },
];
