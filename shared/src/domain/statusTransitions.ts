import { limits } from './limits';
import type { CustomerStatus, SaleStatus, UserStatus } from './statuses';

/** The statuses that may follow each status. */
type StatusTransitions<S extends string> = Readonly<Record<S, readonly S[]>>;

/** T-04: a rejected user may become pending again. */
export const userStatusTransitions: StatusTransitions<UserStatus> = {
  PENDIENTE: ['ACTIVO', 'RECHAZADO'],
  ACTIVO: ['INACTIVO'],
  INACTIVO: ['ACTIVO'],
  RECHAZADO: ['PENDIENTE'],
};

/** T-04 for customers: rejected is final. */
export const customerStatusTransitions: StatusTransitions<CustomerStatus> = {
  PENDIENTE: ['ACTIVO', 'RECHAZADO'],
  ACTIVO: ['INACTIVO'],
  INACTIVO: ['ACTIVO'],
  RECHAZADO: [],
};

/** delivered and deleted are final. */
export const saleStatusTransitions: StatusTransitions<SaleStatus> = {
  REGISTRADA: ['ENTREGADA', 'ELIMINADA'],
  ENTREGADA: [],
  ELIMINADA: [],
};

/** Whether a status may change to another one. A status that does not change is not a transition. */
export const canTransition = <S extends string>(transitions: StatusTransitions<S>, from: S, to: S): boolean =>
  transitions[from].includes(to);

/** Why a DKbono was cancelled: shown in the history and printed on the PDF. */
export const cancelReason = { label: 'Motivo de la cancelación', missingText: 'Escriba el motivo de la cancelación.' };

/** The reason that the rejection of a user or customer needs. */
export const rejectionReason = {
  missingText: 'Escriba el motivo del rechazo.',
  maxLength: limits.reason.maxLength,
} as const;
