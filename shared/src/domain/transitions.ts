/** Status values with their Spanish words, and the legal moves between them, as tables (domain.md §2). */
export const userStatuses = ['PENDIENTE', 'ACTIVO', 'RECHAZADO', 'INACTIVO'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const clientStatuses = userStatuses;
export type ClientStatus = UserStatus;

/** ELIMINADA is out of every list, and stays for its trace. */
export const saleStatuses = ['REGISTRADA', 'ENTREGADA', 'ELIMINADA'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** The first three follow from the payments (see `statusByPayments`). */
export const voucherStatuses = ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

export type Status = UserStatus | SaleStatus | VoucherStatus;

/** The Spanish word for each, the same on every screen, paper and sheet. */
export const statusLabels: Record<Status, string> = {
  PENDIENTE: 'Pendiente',
  ACTIVO: 'Activo',
  RECHAZADO: 'Rechazado',
  INACTIVO: 'Inactivo',
  REGISTRADA: 'Registrada',
  ENTREGADA: 'Entregada',
  ELIMINADA: 'Eliminada',
  ABIERTO: 'Abierto',
  CON_ABONOS: 'Con abonos',
  LIQUIDADO: 'Liquidado',
  CONVERTIDO: 'Convertido',
  VENCIDO: 'Vencido',
  CANCELADO: 'Cancelado',
};

type Moves<S extends string> = Readonly<Record<S, readonly S[]>>;

/** T-04. */
export const userMoves: Moves<UserStatus> = {
  PENDIENTE: ['ACTIVO', 'RECHAZADO'],
  ACTIVO: ['INACTIVO'],
  INACTIVO: ['ACTIVO'],
  RECHAZADO: ['PENDIENTE'],
};

/** T-04 of customers: one who was rejected stays so. */
export const clientMoves: Moves<ClientStatus> = {
  PENDIENTE: ['ACTIVO', 'RECHAZADO'],
  ACTIVO: ['INACTIVO'],
  INACTIVO: ['ACTIVO'],
  RECHAZADO: [],
};

/** what was delivered or deleted stays so. */
export const saleMoves: Moves<SaleStatus> = {
  REGISTRADA: ['ENTREGADA', 'ELIMINADA'],
  ENTREGADA: [],
  ELIMINADA: [],
};

/**
 * Every change a DKbono may see. Among the first three the payments decide (see `statusByPayments`), so an
 * administrator who takes a payment back moves it back as well; a lower minimum lets CON_ABONOS be converted.
 */
export const voucherMoves: Moves<VoucherStatus> = {
  ABIERTO: ['CON_ABONOS', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO'],
  CON_ABONOS: ['ABIERTO', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO'],
  LIQUIDADO: ['ABIERTO', 'CON_ABONOS', 'CONVERTIDO', 'CANCELADO'],
  CONVERTIDO: ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO', 'CANCELADO'],
  VENCIDO: ['ABIERTO', 'CON_ABONOS', 'CANCELADO'],
  CANCELADO: [],
};

/** Whether a table allows a move; staying where one is moves nothing and is not a move. */
export const canMove = <S extends string>(moves: Moves<S>, from: S, to: S): boolean => moves[from].includes(to);
