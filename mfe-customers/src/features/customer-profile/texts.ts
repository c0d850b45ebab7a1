/** Texts of the customer profile. */
export const texts = {
  purchases: 'Compras',
  amountDue: 'Saldo por pagar',
  credit: 'Saldo a favor',
  creditHint: 'Lo que queda de DKbonos cancelados',
  land: 'Superficie',
  contact: 'Contacto',
  person: 'Persona de contacto',
  zone: 'Zona',
  ranch: 'Rancho',
  serviceSection: 'Atención',
  noConsultant: 'Sin asignar',
  createdAt: 'Alta',
  notice: 'Aviso de privacidad',
  noticeAccepted: (date: string, version: string) => `Aceptado el ${date} (versión ${version})`,
  noticePending: 'Sin aceptar',
  reason: 'Motivo',
  edit: 'Editar',
  exportData: 'Exportar datos personales',
  salesTitle: 'Últimas ventas',
  vouchersTitle: 'Últimos DKbonos',
  simulationsTitle: 'Últimos escenarios',
  noSales: 'Todavía no tiene ventas.',
  noVouchers: 'Todavía no tiene DKbonos.',
  noSimulations: 'Todavía no tiene escenarios.',
  showAll: (count: string) => `Ver ${count}`,
  folio: 'Folio',
  date: 'Fecha',
  season: 'Temporada',
  bags: 'Bolsas',
  total: 'Total',
  paid: 'Pagado',
  balance: 'Saldo',
  status: 'Estatus',
  mode: 'Para',
  modes: { AUTOCONSUMO: 'Autoconsumo', VENTA: 'Venta' },
  simulation: 'Escenario',
  unnamed: 'Sin nombre',
  product: 'Producto',
  usableSilage: 'Silo útil',
  cost: 'Costo total',
} as const;

/** Texts of the action that replaces a customer's personal data. */
export const anonymizeTexts = {
  action: 'Anonimizar cliente',
  title: (name: string): string => `¿Anonimizar a ${name}?`,
  warning:
    'Sus datos personales se eliminan para siempre en todo Surco: nombre, teléfono, RFC, correo, domicilio, notas, motivos, lotes y la cuenta con la que entra al simulador. Sus ventas y DKbonos conservan sus cantidades e importes. No se puede deshacer.',
  typeName: (name: string): string => `Escriba «${name}» para confirmar`,
  missing: 'Escriba el nombre del cliente para confirmar.',
  done: 'El cliente quedó anonimizado',
} as const;

/** Texts of the action that undoes a merge. */
export const undoMergeTexts = {
  action: (name: string) => `Deshacer la combinación con ${name}`,
  merge: 'Combinar con otro cliente…',
  title: (name: string) => `¿Deshacer la combinación con ${name}?`,
  text: (merged: string) =>
    `${merged} vuelve a ser un cliente aparte, con sus datos y todo lo que se había pasado; los abonos y la venta de un DKbono que regresa van con él. Lo demás que se registró desde entonces se queda con este cliente.`,
  confirm: 'Deshacer la combinación',
  done: (merged: string) => `${merged} es de nuevo un cliente aparte`,
} as const;
