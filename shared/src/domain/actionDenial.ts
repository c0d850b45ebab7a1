import { statusLabels, type UserStatus } from './statuses';

/** Why an action is not allowed: the error code of the API and the Spanish message. */
export interface ActionDenial {
  readonly code: 'PERMISO_DENEGADO' | 'TRANSICION_INVALIDA' | 'TEMPORADA_CERRADA';
  readonly message: string;
}

/** Creates a denial. @param message Spanish, shown to the user */
export const createDenial = (code: ActionDenial['code'], message: string): ActionDenial => ({ code, message });

export const permissionDenied = createDenial('PERMISO_DENEGADO', 'No tiene permiso para realizar esta acción.');

/** The denial of an action that the status of a user or customer does not permit. */
export const createStatusDenial = (status: UserStatus): ActionDenial =>
  createDenial('TRANSICION_INVALIDA', `El estatus actual, ${statusLabels[status]}, no permite esta acción.`);
