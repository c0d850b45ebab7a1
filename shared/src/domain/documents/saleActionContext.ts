import { createDenial, type ActionDenial } from '../actionDenial';
import { checkSeasonOpenForSales } from '../seasons/checkSeasonOpen';
import { statusLabels, type SaleStatus } from '../statuses';
import type { ActionContext, DocumentWithSeason } from './documentPermissions';

/** The user, the sale and the day of an action. */
export interface SaleActionContext extends ActionContext {
  readonly sale: DocumentWithSeason & { readonly status: SaleStatus };
}

/** The denial of an action for the status of the sale. @param verb Spanish, in the infinitive */
export const createSaleStatusDenial = (status: SaleStatus, verb: string): ActionDenial =>
  createDenial('TRANSICION_INVALIDA', `La venta está ${statusLabels[status].toLowerCase()}: ya no se puede ${verb}.`);

/** A consultant changes their sales only while the season is open; an administrator always. */
export const checkSaleSeason = ({ sale, user, today }: SaleActionContext): ActionDenial | null =>
  user.role === 'Admin' ? null : checkSeasonOpenForSales(sale.season, today);
