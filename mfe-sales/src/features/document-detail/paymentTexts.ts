import { paymentFieldTexts } from '../../common/model/paymentFieldTexts';

export const texts = {
  ...paymentFieldTexts,
  title: 'Abonos',
  noPayments: 'Aún no hay abonos.',
  receivedBy: 'Recibió',
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
  remove: 'Quitar',
  removeTitle: (amount: string, date: string) => `¿Quitar el abono de ${amount} del ${date}?`,
  removeText: (folio: string) => `El saldo del DKbono ${folio} vuelve a subir y el cambio queda en su historial.`,
  removeLabel: 'Quitar el abono',
  paymentAdded: (amount: string, folio: string) => `Abono de ${amount} registrado en ${folio}`,
  paymentChanged: (amount: string, folio: string) => `Abono de ${amount} actualizado en ${folio}`,
  paymentRemoved: (amount: string, folio: string) => `Abono de ${amount} quitado de ${folio}`,
  changedMeanwhile:
    'Otra persona registró un cambio en este DKbono. El saldo ya está al día: revise el abono y guárdelo de nuevo.',
  loadFailed: 'No se pudo abrir el registro de abonos. Revise su red e inténtelo de nuevo.',
} as const;
