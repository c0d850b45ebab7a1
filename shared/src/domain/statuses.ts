/** Status values as they are stored and sent; the legal changes between them are in `statusTransitions`. */
export const userStatuses = ['PENDIENTE', 'ACTIVO', 'RECHAZADO', 'INACTIVO'] as const;
export type UserStatus = (typeof userStatuses)[number];

export const customerStatuses = userStatuses;
export type CustomerStatus = UserStatus;

/** A partner needs no approval. */
export const partnerStatuses = ['ACTIVO', 'INACTIVO'] as const satisfies readonly UserStatus[];

/** A sale that is ELIMINADA is in no list, but stays in the database for the audit log. */
export const saleStatuses = ['REGISTRADA', 'ENTREGADA', 'ELIMINADA'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** The first three follow from the payments (see `getStatusByPayments`). */
export const voucherStatuses = ['ABIERTO', 'CON_ABONOS', 'LIQUIDADO', 'CONVERTIDO', 'VENCIDO', 'CANCELADO'] as const;
export type VoucherStatus = (typeof voucherStatuses)[number];

export type Status = UserStatus | SaleStatus | VoucherStatus;

/** The Spanish word for each status, on screens, in PDFs and in spreadsheets. */
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
