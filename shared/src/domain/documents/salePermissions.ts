import { createDenial, permissionDenied, type ActionDenial } from '../actionDenial';
import { canTransition, saleStatusTransitions } from '../statusTransitions';
import { canActOnDocument } from './documentPermissions';
import { checkSaleSeason, createSaleStatusDenial, type SaleActionContext } from './saleActionContext';

export const saleActionNames = ['edit', 'deliver', 'delete'] as const;
export type SaleAction = (typeof saleActionNames)[number];

/**
 * Who may edit a sale (P-02, X-10): an administrator or its consultant, while it is REGISTRADA and its season is open
 * for the user.
 */
function checkEditSale(context: SaleActionContext): ActionDenial | null {
  const { sale, user } = context;
  if (!canActOnDocument(user, sale)) return permissionDenied;
  if (sale.status !== 'REGISTRADA') return createSaleStatusDenial(sale.status, 'modificar');
  return checkSaleSeason(context);
}

const alreadyDeliveredText = 'Esta venta ya está marcada como entregada. En su página se ve quién y cuándo la entregó.';

/** Who may mark a sale as delivered: an administrator or its consultant, also after the season. */
function checkDeliverSale({ sale, user }: SaleActionContext): ActionDenial | null {
  if (!canActOnDocument(user, sale)) return permissionDenied;
  if (sale.status === 'ENTREGADA') return createDenial('TRANSICION_INVALIDA', alreadyDeliveredText);
  return canTransition(saleStatusTransitions, sale.status, 'ENTREGADA')
    ? null
    : createSaleStatusDenial(sale.status, 'marcar como entregada');
}

/**
 * Who may delete a sale: an administrator or its consultant, until it is delivered, and while its season is open
 * for the user.
 * @returns why not; null when the user may delete it
 */
function checkDeleteSale(context: SaleActionContext): ActionDenial | null {
  const { sale, user } = context;
  if (!canActOnDocument(user, sale)) return permissionDenied;
  if (!canTransition(saleStatusTransitions, sale.status, 'ELIMINADA'))
    return createSaleStatusDenial(sale.status, 'eliminar');
  return checkSaleSeason(context);
}

const saleActionChecks: Readonly<Record<SaleAction, (context: SaleActionContext) => ActionDenial | null>> = {
  edit: checkEditSale,
  deliver: checkDeliverSale,
  delete: checkDeleteSale,
};

/** Why a user may not edit, deliver or delete a sale; null when the action is allowed. */
export const checkSaleAction = (action: SaleAction, context: SaleActionContext): ActionDenial | null =>
  saleActionChecks[action](context);

/** Whether a user may edit, deliver and delete a sale. */
export const getAllowedSaleActions = (context: SaleActionContext): Record<SaleAction, boolean> => ({
  edit: checkEditSale(context) === null,
  deliver: checkDeliverSale(context) === null,
  delete: checkDeleteSale(context) === null,
});
