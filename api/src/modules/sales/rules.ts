import type { Row } from '../../db/types';

/**
 * Who may sell to whom, when and from which stock: one statement of each rule, for a document that is typed in and
 * for a thousand that are imported. Each answers the sentence of what stands in the way, or null.
 */
type Customer = Pick<Row<'clients'>, 'status'>;
type Distributor = Pick<Row<'partners'>, 'id' | 'type' | 'status'>;

/** A consultant sells to its own customers; `customer` is one of them, or there is none. */
export const customerMissing = (customer: Customer | null | undefined): string | null =>
  customer ? null : 'Este cliente no existe o no está a su cargo.';

export const customerInactive = ({ status }: Customer): string | null =>
  status === 'ACTIVO' ? null : 'El cliente no está activo: no se le puede vender.';

/** One who belongs to a distributor sells from its stock alone. */
export const foreignDistributor = (id: string, ownId: string | null): string | null =>
  ownId && id !== ownId ? 'Solo se puede vender del inventario del distribuidor propio.' : null;

export const distributorMissing = (distributor: Distributor | null | undefined): string | null =>
  distributor?.type === 'DISTRIBUTOR' && distributor.status === 'ACTIVO'
    ? null
    : 'Este distribuidor no existe o no está activo.';

export const futureDate = (date: string, today: string): string | null =>
  date > today ? 'La fecha no puede ser futura.' : null;
