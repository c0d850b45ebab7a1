import type { Row } from '../../../core/db/schema/database';

/*
 * The rules of who may sell to whom and from which stock, for single documents and for imports. Each returns the error
 * message, or null when the rule is met.
 */

type CustomerStatusRow = Pick<Row<'customers'>, 'status'>;
type DistributorRow = Pick<Row<'partners'>, 'id' | 'type' | 'status'>;

/** @param customer the customer if they belong to the consultant, else null */
export const checkCustomerExists = (customer: CustomerStatusRow | null | undefined): string | null =>
  customer ? null : 'Este cliente no existe o no está a su cargo.';

export const checkCustomerActive = ({ status }: CustomerStatusRow): string | null =>
  status === 'ACTIVO' ? null : 'El cliente no está activo: no se le puede vender.';

/** @param ownId the distributor of the consultant, whose stock alone they may sell; null when they may sell any */
export const checkOwnDistributor = (id: string, ownId: string | null): string | null =>
  ownId && id !== ownId ? 'Solo se puede vender del inventario del distribuidor propio.' : null;

export const checkDistributorActive = (distributor: DistributorRow | null | undefined): string | null =>
  distributor?.type === 'DISTRIBUTOR' && distributor.status === 'ACTIVO'
    ? null
    : 'Este distribuidor no existe o no está activo.';
