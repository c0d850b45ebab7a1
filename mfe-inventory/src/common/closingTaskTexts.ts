import { formatCount, formatMoney } from '@surco/shared/domain';

/** What is left to do before a season is closed. */
export const closingTaskTexts = {
  undelivered: (count: number) =>
    count === 0 ? 'Todas las ventas están entregadas' : formatCount(count, 'venta sin entregar', 'ventas sin entregar'),
  open: (count: number) =>
    count === 0 ? 'Ningún DKbono abierto' : formatCount(count, 'DKbono abierto', 'DKbonos abiertos'),
  partlyPaid: (count: number) =>
    count === 0 ? 'Ningún DKbono con abonos' : formatCount(count, 'DKbono con abonos', 'DKbonos con abonos'),
  settled: (count: number) =>
    count === 0
      ? 'Ningún DKbono liquidado sin convertir'
      : formatCount(count, 'DKbono liquidado sin convertir', 'DKbonos liquidados sin convertir'),
  convertedWithRest: 'DKbonos convertidos con saldo por pagar',
  balance: (balance: string) => `Saldo ${formatMoney(balance)}`,
  loading: 'Consultando lo que queda abierto…',
  failed: 'No se pudo consultar lo que queda abierto.',
  retry: 'Reintentar',
  staysOpen: 'Queda abierto:',
  staysOpenInZones: 'Queda abierto en sus zonas:',
  nothingOpen: 'No queda nada abierto: todo está entregado y convertido.',
  nothingOpenInZones: 'En sus zonas no queda nada abierto: todo está entregado y convertido.',
  notConvertible: 'Mientras esté cerrada para ventas, sus DKbonos no se pueden convertir en venta.',
} as const;
