import type { CustomerStatus, SaleStatus, UserStatus, VoucherStatus } from './statuses';

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

/**
 * The result of `voucherEvents`, which decide (a test compares both). The payments decide between ABIERTO, CON_ABONOS and LIQUIDADO (see `getStatusByPayments`), so deleting a payment can
 * lead back to an earlier status. With a minimum below 100 %, CON_ABONOS and ABIERTO can be converted, too.
 */
export const voucherStatusTransitions: StatusTransitions<VoucherStatus> = {
  ABIERTO: ['CON_ABONOS', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO'],
  CON_ABONOS: ['ABIERTO', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO'],
  LIQUIDADO: ['ABIERTO', 'CON_ABONOS', 'CONVERTIDO', 'CANCELADO'],
  CONVERTIDO: ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO', 'CANCELADO'],
  VENCIDO: ['ABIERTO', 'CON_ABONOS', 'CANCELADO'],
  CANCELADO: [],
};

/** Whether a status may change to another one. A status that does not change is not a transition. */
export const canTransition = <S extends string>(transitions: StatusTransitions<S>, from: S, to: S): boolean =>
  transitions[from].includes(to);
