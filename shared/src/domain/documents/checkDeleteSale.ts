import { permissionDenied, type ActionDenial } from '../actionDenial';
import { canTransition, saleStatusTransitions } from '../statusTransitions';
import { canActOnDocument } from './documentPermissions';
import { checkSaleSeason, createSaleStatusDenial, type SaleActionContext } from './saleActionContext';

/**
 * Who may delete a sale: an administrator or its consultant, until it is delivered, and while its season is open
 * for the user.
 * @returns why not; null when the user may delete it
 */
export function checkDeleteSale(context: SaleActionContext): ActionDenial | null {
  const { sale, user } = context;
  if (!canActOnDocument(user, sale)) return permissionDenied;
  if (!canTransition(saleStatusTransitions, sale.status, 'ELIMINADA'))
    return createSaleStatusDenial(sale.status, 'eliminar');
  return checkSaleSeason(context);
}

/** Whether a user may delete a sale. */
export const canDeleteSale = (context: SaleActionContext): boolean => checkDeleteSale(context) === null;
