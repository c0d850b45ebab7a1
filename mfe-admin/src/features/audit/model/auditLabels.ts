import {
  type AuditKind,
  buildPath,
  getCustomerPath,
  productPaths,
  getSalePath,
  seasonPaths,
  userPaths,
  getVoucherPath,
} from '@surco/shared/contract';
import { getPartnerPath } from '../../../paths';

/** Labels of the kinds of action. */
export const kindLabels: Readonly<Record<AuditKind, string>> = {
  access: 'Entradas y sesiones',
  credentials: 'Datos de acceso y roles',
  downloads: 'Exportaciones y PDF',
  changes: 'Cambios en los registros',
};

/** The path of the page that shows or edits one record, for the entities that have one. */
export const entityPaths: Readonly<Record<string, (id: string) => string>> = {
  user: (id) => buildPath(userPaths.user, { id }),
  client: getCustomerPath,
  sale: getSalePath,
  voucher: getVoucherPath,
  product: (id) => buildPath(productPaths.product, { id }),
  partner: getPartnerPath,
  season: (id) => buildPath(seasonPaths.editSeason, { id }),
  inventory: (id) => buildPath(seasonPaths.inventory, { id }),
};
