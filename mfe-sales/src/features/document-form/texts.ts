import { formatCount } from '@surco/shared/domain';
import { documentHeadFields as head, documentLineFields as line } from '@surco/shared/records/document';
import { getDocumentKind, type DocumentKind, type FormMode } from './model/formOrigin';

export const texts = {
  header: 'Cliente y temporada',
  customer: head.customerId.label,
  customerHelp: 'Nombre, empresa o teléfono',
  pendingCustomer: 'Pendiente de enviar',
  noCustomer: 'Ningún cliente activo coincide con la búsqueda.',
  registerCustomer: 'Registrar un cliente nuevo',
  registerNamedCustomer: (name: string) => `Registrar cliente «${name}»`,
  draftNotSaved:
    'Este dispositivo no puede guardar el borrador. Registre al cliente en otra pestaña y después elíjalo aquí.',
  unavailableCustomerName: 'Cliente no disponible',
  season: head.seasonId.label,
  seasonHelp: 'Elija una temporada',
  closedSeason: (season: string) => `${season} (cerrada)`,
  distributor: head.distributorId.label,
  distributorHelp: 'Elija un distribuidor',
  distributorMissing: head.distributorId.missing,
  date: head.date.label,
  firstPayment: 'Primer abono',
  firstPaymentHelp: 'Opcional. Escriba el importe si el cliente paga algo ahora; se registra junto con el DKbono.',
  notes: head.notes.label,
  notesHelp: 'Indicaciones de entrega, acuerdos…',
  bagsTotal: 'Bolsas',
  products: 'Productos',
  addProduct: 'Agregar producto',
  addProductHelp: 'Busque por clave o nombre',
  noProduct: 'Ningún producto por agregar coincide con la búsqueda.',
  quantity: line.quantity.label,
  discount: `${line.discount.label} (%)`,
  discountHelp: (max: string) => `Descuento máximo: ${max}`,
  hectares: line.hectares.label,
  hectaresHelp: 'Hectáreas vacías: las que siembran las bolsas',
  hectaresFixed: 'Las hectáreas ya no se calculan: el producto salió del catálogo',
  lot: line.lot.label,
  optional: 'Opcional',
  lotOf: (lot: string) => `Lote ${lot}`,
  product: line.productId.label,
  bagContents: 'Contenido por bolsa',
  lineDetails: (name: string) => `Detalle de ${name}`,
  listPrice: 'Precio de lista',
  fixedPrice: 'Precio conservado',
  pricesChanged: (count: number) =>
    count === 1 ? 'Cambió el precio de 1 producto' : `Cambió el precio de ${count} productos`,
  priceChange: (code: string, before: string, after: string) => `${code}: ${before} → ${after}`,
  totalBefore: 'Antes',
  totalChange: (before: string, after: string) => `Total: ${before} → ${after}`,
  confirmTotalTitle: '¿Confirmar el total nuevo?',
  confirmTotal: (total: string) => `Confirmar ${total}`,
  generalPriceList: 'Lista general',
  understood: 'Entendido',
  zoneUnknown:
    'No se pudo leer la zona del cliente: los productos que se agreguen muestran un precio que puede no ser el de su zona.',
  retry: 'Reintentar',
  lineTotal: 'Importe',
  productUnavailable: 'Este producto ya no está disponible; quítelo para continuar.',
  productsLoading: 'Los productos se están cargando; espere un momento y vuelva a intentarlo.',
  productLoading: 'Cargando el producto…',
  unavailableProductName: 'Producto retirado',
  productDisabled: 'Salió del catálogo; se conserva porque ya estaba aquí',
  emergence: 'Semilla que nace (emergencia)',
  area: 'Superficie',
  perHectare: (tonnes: string) => `${tonnes}/ha`,
  productYield: 'Rendimiento esperado',
  investment: 'Inversión estimada',
  available: (bags: number) => formatCount(bags, 'bolsa disponible', 'bolsas disponibles'),
  stockLoading: 'Consultando existencias…',
  chooseSeasonForStock: 'Elija la temporada para ver las existencias',
  chooseForStock: 'Elija la temporada y el distribuidor para ver las existencias',
  removeProduct: (name: string) => `Quitar ${name}`,
  subtotal: 'Subtotal',
  tax: 'IVA',
  total: 'Total',
  paid: 'Pagado',
  status: 'Estatus',
  balance: 'Saldo',
  customerMissing: head.customerId.missing,
  customerUnavailable: 'Este cliente ya no está entre los clientes activos; elija otro.',
  seasonMissing: 'Elija una temporada abierta.',
  discountFormat: 'Escriba el descuento como porcentaje, por ejemplo 7.5.',
  hectaresFormat: 'Escriba las hectáreas con números, por ejemplo 19.7.',
  lotTooLong: (max: number) => `El lote lleva ${max} caracteres como máximo.`,
  notesTooLong: (max: number) => `Las notas llevan ${max} caracteres como máximo.`,
  conversionTitle: (folio: string) => `DKbono ${folio}`,
  conversionRule: (paidShare: string) =>
    `Se convierte en venta con el ${paidShare} pagado. Conserva el cliente, la temporada y los precios del DKbono.`,
  seeVoucher: (folio: string) => `Ver el DKbono ${folio}`,
  deliveryWaits:
    'La entrega de esta venta espera en este dispositivo: la venta ya no se puede modificar. Si no se entregó, elimine antes la entrega en la página de la venta, en «En este dispositivo».',
  seeSale: (folio: string) => `Ver la venta ${folio}`,
  notConvertible: (folio: string, status: string) =>
    `El DKbono ${folio} está ${status}: ya no se puede convertir en venta.`,
  conversionReady: 'El pago alcanza para convertirlo.',
  requiredPayment: 'Se requiere',
  expiry: 'Vigencia',
  expiryUntil: (date: string) => `Hasta el ${date}`,
  kinds: { sale: 'Venta', voucher: 'DKbono' },
  forCustomer: (name: string) => `para ${name}`,
  ofVoucher: (folio: string) => `del DKbono ${folio}`,
  withoutCustomer: 'sin cliente',
  storedVersionLoaded: 'Se cargó lo que está guardado.',
  fromSimulationTitle: 'Datos del simulador',
  fromSimulation:
    'El producto, las bolsas y las hectáreas vienen del simulador. Conviene revisarlos antes de registrar.',
  fromNamedSimulation: (name: string) =>
    `El producto, las bolsas y las hectáreas vienen del escenario «${name}». Conviene revisarlos antes de registrar.`,
  simulatedProductUnavailable: 'El producto del escenario ya no está a la venta: elija otro.',
  simulatedCustomerUnavailable: 'El cliente del escenario no está entre los clientes activos a su cargo: elija otro.',
  seeSimulation: 'Ver el escenario',
} as const;

interface ModeTexts {
  readonly save: string;
  readonly saved: (folio: string) => string;
  readonly seasonClosed: string;
  readonly noSeason: string;
  readonly dateMissing: string;
  readonly noLines: string;
  readonly lines: string;
  readonly overpaid: (paid: string) => string;
}

const textsByKind: Readonly<Record<DocumentKind, Omit<ModeTexts, 'save' | 'saved' | 'overpaid'>>> = {
  sale: {
    seasonClosed: 'Esta temporada ya no está abierta para ventas.',
    noSeason: 'No hay temporadas abiertas para ventas; la coordinación las abre.',
    dateMissing: 'Indique la fecha de la venta.',
    noLines: 'La venta aún no tiene productos. Agregue el primero con el buscador de abajo.',
    lines: 'Productos de la venta',
  },
  voucher: {
    seasonClosed: 'Esta temporada ya no está abierta para DKbonos.',
    noSeason: 'No hay temporadas abiertas para DKbonos; la coordinación las abre.',
    dateMissing: 'Indique la fecha del DKbono.',
    noLines: 'El DKbono aún no tiene productos. Agregue el primero con el buscador de abajo.',
    lines: 'Productos del DKbono',
  },
};

const overpaidTexts = {
  sale: (paid: string) => `Lo abonado (${paid}) supera el total de la venta.`,
  voucher: (paid: string) => `El total no puede quedar por debajo de lo abonado (${paid}).`,
};

const textsByMode: Readonly<Record<FormMode, Pick<ModeTexts, 'save' | 'saved'>>> = {
  'sale:new': { save: 'Registrar venta', saved: (folio) => `Venta ${folio} registrada` },
  'sale:convert': { save: 'Convertir en venta', saved: (folio) => `DKbono convertido: venta ${folio} registrada` },
  'sale:edit': { save: 'Guardar cambios', saved: (folio) => `Venta ${folio} actualizada` },
  'voucher:new': { save: 'Registrar DKbono', saved: (folio) => `DKbono ${folio} registrado` },
  'voucher:edit': { save: 'Guardar cambios', saved: (folio) => `DKbono ${folio} actualizado` },
};

/** Texts of one mode of the form. */
export const getModeTexts = (mode: FormMode): ModeTexts => ({
  ...textsByKind[getDocumentKind(mode)],
  ...textsByMode[mode],
  overpaid: overpaidTexts[getDocumentKind(mode)],
});
