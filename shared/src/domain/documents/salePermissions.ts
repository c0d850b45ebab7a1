import { createDenial, permissionDenied, type ActionDenial } from '../actionDenial';
import { checkSeasonOpenForSales } from '../seasons/checkSeasonOpen';
import { statusLabels, type SaleStatus } from '../statuses';
import { canTransition, saleStatusTransitions } from '../statusTransitions';
import { canActOnDocument, type ActionContext, type DocumentWithSeason } from './documentPermissions';

export const saleActionNames = ['edit', 'deliver', 'delete'] as const;
export type SaleAction = (typeof saleActionNames)[number];

/** The user, the sale and the day of an action. */
export interface SaleActionContext extends ActionContext {
  readonly sale: DocumentWithSeason & { readonly status: SaleStatus };
}

const createStatusDenial = (status: SaleStatus, verb: string): ActionDenial =>
  createDenial('TRANSICION_INVALIDA', `La venta está ${statusLabels[status].toLowerCase()}: ya no se puede ${verb}.`);

/** A consultant changes their sales only while the season is open; an administrator always. */
const checkSeason = ({ sale, user, today }: SaleActionContext): ActionDenial | null =>
  user.role === 'Admin' ? null : checkSeasonOpenForSales(sale.season, today);

/** Who may edit a sale (P-02, X-10): an administrator or its consultant, while it is REGISTRADA. */
export function checkEditSale(context: SaleActionContext): ActionDenial | null {
  const { sale, user } = context;
  if (!canActOnDocument(user, sale)) return permissionDenied;
  if (sale.status !== 'REGISTRADA') return createStatusDenial(sale.status, 'modificar');
  return checkSeason(context);
}

/** Who may mark a sale as delivered: an administrator or its consultant, also after the season. */
export function checkDeliverSale({ sale, user }: SaleActionContext): ActionDenial | null {
  if (!canActOnDocument(user, sale)) return permissionDenied;
  return canTransition(saleStatusTransitions, sale.status, 'ENTREGADA')
    ? null
    : createStatusDenial(sale.status, 'marcar como entregada');
}

/** Who may delete a sale: an administrator or its consultant, until it is delivered. Null: may delete it. */
export function checkDeleteSale(context: SaleActionContext): ActionDenial | null {
  const { sale, user } = context;
  if (!canActOnDocument(user, sale)) return permissionDenied;
  if (!canTransition(saleStatusTransitions, sale.status, 'ELIMINADA'))
    return createStatusDenial(sale.status, 'eliminar');
  return checkSeason(context);
}

const saleActionChecks: Readonly<Record<SaleAction, (context: SaleActionContext) => ActionDenial | null>> = {
  edit: checkEditSale,
  deliver: checkDeliverSale,
  delete: checkDeleteSale,
};

/** Why a user may not edit, deliver or delete a sale; null when the action is allowed. */
export const checkSaleAction = (action: SaleAction, context: SaleActionContext): ActionDenial | null =>
  saleActionChecks[action](context);

/** Whether a user may delete a sale. */
export const canDeleteSale = (context: SaleActionContext): boolean => checkDeleteSale(context) === null;

/** Whether a user may edit, deliver and delete a sale. */
export const getAllowedSaleActions = (context: SaleActionContext): Record<SaleAction, boolean> => ({
  edit: checkEditSale(context) === null,
  deliver: checkDeliverSale(context) === null,
  delete: canDeleteSale(context),
});
