import { maxPaymentPhotos } from '@surco/shared/domain';

export const photoTexts = {
  column: 'Comprobante',
  add: 'Agregar foto',
  addSlip: 'Agregar foto del comprobante',
  open: (amount: string) => `Fotos del abono de ${amount}`,
  title: (amount: string) => `Fotos del abono de ${amount}`,
  photo: (number: number) => `Foto ${number} del comprobante`,
  remove: (number: number) => `Quitar la foto ${number}`,
  removeTitle: '¿Quitar esta foto?',
  removeText: 'La foto se elimina y no se puede recuperar. El abono no cambia.',
  removeLabel: 'Quitar la foto',
  added: 'La foto se guardó',
  removed: 'La foto se quitó',
  help: `Hasta ${maxPaymentPhotos} fotos de la ficha o del comprobante de la transferencia.`,
  none: 'Este abono aún no tiene fotos.',
  loadFailed: 'No se pudieron abrir las fotos. Revise su red e inténtelo de nuevo.',
} as const;
