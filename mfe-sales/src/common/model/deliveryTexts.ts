import { deliveryFields } from '@surco/shared/records/document';

export const deliveryTexts = {
  title: (folio: string) => (folio ? `Entregar la venta ${folio}` : 'Entregar la venta'),
  label: (folio: string, customer: string) =>
    folio ? `Entrega de ${folio} · ${customer}` : `Entrega de la venta para ${customer}`,
  pending: 'Entrega pendiente de enviar',
  waiting:
    'La entrega de esta venta ya espera en este dispositivo. Si algo cambió, edítela en la página de la venta, en «En este dispositivo».',
  alreadyDelivered:
    'Esta venta ya está entregada. Oprima «Volver» y compare con su página; si lo que anotó no hace falta, elimínelo ahí, en «En este dispositivo».',
  final: 'Una venta entregada ya no se puede modificar ni eliminar.',
  deliveredTo: 'Nombre de quien recibe',
  received: deliveryFields.deliveredTo.label,
  sign: 'Quien recibe firma aquí',
  signHelp: 'Firme con el dedo, una pluma o el ratón.',
  signHere: 'Recuadro para firmar',
  clear: 'Limpiar la firma',
  signatureMissing: 'Falta la firma. Firme en el recuadro o quite la marca.',
  submit: 'Marcar como entregada',
  back: 'Volver',
  delivered: (folio: string) => `La venta ${folio} quedó entregada`,
  signature: 'Firma',
  signatureOf: (name: string | null | undefined) => (name ? `Firma de ${name}` : 'Firma de quien recibió'),
} as const;
