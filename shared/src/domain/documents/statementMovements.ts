/** What changes the account of a customer, with its Spanish name. */
export const statementMovementLabels = {
  charge: 'DKbono',
  payment: 'Abono',
  cancelledPayment: 'Abono cancelado',
  conversion: 'Conversión en venta',
  sale: 'Venta directa',
  salePayment: 'Pago al entregar',
  expiry: 'Vencimiento',
  cancellation: 'Cancelación',
  creditApplied: 'Saldo a favor aplicado',
  creditReturned: 'Saldo a favor devuelto',
} as const;
export type StatementMovementKind = keyof typeof statementMovementLabels;
