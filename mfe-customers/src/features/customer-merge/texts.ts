import type { CustomerMergeCounts } from '@surco/shared/contract';
import { formatCount } from '@surco/shared/domain';

const listFormat = new Intl.ListFormat('es-MX');

/** "3 ventas, 1 DKbono y 2 abonos"; empty when there is nothing. */
export function formatMoved({ sales, vouchers, payments, simulations, links }: CustomerMergeCounts): string {
  const counts = [
    [sales, 'venta', 'ventas'],
    [vouchers, 'DKbono', 'DKbonos'],
    [payments, 'abono', 'abonos'],
    [simulations, 'escenario', 'escenarios'],
    [links, 'enlace', 'enlaces'],
  ] as const;
  return listFormat.format(
    counts.filter(([count]) => count > 0).map((count) => formatCount(count[0], count[1], count[2])),
  );
}

export const texts = {
  otherSection: (name: string) => `¿Con quién se combina ${name}?`,
  otherHelp: 'El mismo cliente, registrado dos veces. Búsquelo por nombre, teléfono o RFC.',
  other: 'Cliente',
  keptSection: 'Los dos registros',
  kept: 'Cliente que se queda',
  chooseOther: 'Elegir a otro cliente',
  status: 'Estatus',
  registered: 'Alta',
  sales: 'Ventas',
  vouchers: 'DKbonos',
  balance: 'Saldo por pagar',
  credit: 'Saldo a favor',
  differences: 'Datos que se quedan',
  differencesHelp: 'Elija el dato correcto donde los dos registros son distintos.',
  same: 'Los dos registros tienen los mismos datos.',
  identity: 'Tipo de persona, razón social y RFC',
  none: 'Sin dato',
  submit: 'Combinar clientes',
  twoAccounts:
    'Los dos clientes tienen cuenta de agricultor. Desactive en Usuarios la que ya no se use y vuelva a esta página.',
  question: (merged: string, kept: string) => `¿Combinar ${merged} con ${kept}?`,
  consequence: (merged: string, kept: string, moved: string) =>
    `${moved ? `${kept} recibe de ${merged} ${moved}` : `${merged} no tiene ventas, DKbonos ni escenarios`}. ${merged} deja de aparecer en las listas, y su dirección lleva al cliente que se queda. Puede deshacerlo durante un día.`,
  account: (phone: string) => `La cuenta de agricultor entrará con el teléfono ${phone}.`,
  done: (merged: string, kept: string) => `${merged} se combinó con ${kept}`,
} as const;
