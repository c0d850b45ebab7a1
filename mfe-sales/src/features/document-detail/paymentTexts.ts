import { paymentFieldTexts } from '../../common/model/paymentFieldTexts';

export const texts = {
  ...paymentFieldTexts,
  title: 'Abonos',
  noPayments: 'Aún no hay abonos.',
  receivedBy: 'Recibió',
  receipt: 'Recibo',
  seeReceipt: 'Ver recibo',
  seeReceiptOf: (folio: string) => `Ver recibo ${folio}`,
  cancelledTitle: 'Abonos cancelados',
  cancelledAt: 'Cancelación',
  cancelledBy: 'Canceló',
  reason: 'Motivo',
  newPaymentTitle: 'Registrar abono',
  editPaymentTitle: 'Modificar abono',
  ofVoucher: (folio: string) => `DKbono ${folio}`,
  ofPendingVoucher: 'DKbono pendiente de enviar',
  draftLabel: (amount: string, folio: string) => `Abono de ${amount}${folio ? ` a ${folio}` : ''}`,
  save: 'Guardar abono',
  back: 'Volver',
  currentBalance: 'Saldo actual',
  balanceWithPending: 'Saldo con lo pendiente de enviar',
  actionsOf: (amount: string) => `Acciones del abono de ${amount}`,
  edit: 'Modificar',
  editReason: {
    label: 'Motivo del cambio',
    help: 'El recibo anterior queda cancelado con este motivo, y el abono corregido lleva uno nuevo.',
    missingText: 'Escriba por qué se modifica el abono.',
  },
  cancel: 'Cancelar abono',
  cancelTitle: (amount: string, date: string) => `¿Cancelar el abono de ${amount} del ${date}?`,
  cancelText: (folio: string) =>
    `El saldo del DKbono ${folio} vuelve a subir. El abono y su recibo quedan marcados como cancelados.`,
  cancelLabel: 'Cancelar el abono',
  cancelReason: { label: 'Motivo de la cancelación', missingText: 'Escriba por qué se cancela el abono.' },
  paymentAdded: (amount: string, folio: string) => `Abono de ${amount} registrado en ${folio}`,
  paymentChanged: (amount: string, folio: string) => `Abono de ${amount} actualizado en ${folio}`,
  paymentCancelled: (amount: string, folio: string) => `Abono de ${amount} cancelado en ${folio}`,
  changedMeanwhile:
    'Otra persona registró un cambio en este DKbono. El saldo ya está al día: revise el abono y guárdelo de nuevo.',
  loadFailed: 'No se pudo abrir el registro de abonos. Revise su red e inténtelo de nuevo.',
} as const;

/** What became of the credit of a cancelled DKbono. */
export const creditTexts = {
  title: 'Uso del saldo a favor',
  use: 'Uso',
  appliedTo: 'Aplicado a',
  returned: 'Devuelto al cliente',
  by: 'Registró',
  cancel: 'Cancelar devolución',
  cancelOf: (amount: string) => `Cancelar devolución de ${amount}`,
  cancelTitle: (amount: string, date: string) => `¿Cancelar la devolución de ${amount} del ${date}?`,
  cancelText: 'El importe vuelve a quedar a favor del cliente. El historial conserva la devolución y el motivo.',
  cancelled: (amount: string) => `La devolución de ${amount} quedó cancelada`,
} as const;
