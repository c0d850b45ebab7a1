import type { HistoryEntry } from '@surco/shared/contract';

/** Who acts when no user does, e.g. a scheduled job. */
export const SYSTEM_NAME = 'Surco';

const commonActionTexts = {
  ABONO: 'Abono registrado',
  CANCELADA: 'DKbono cancelado',
  REABIERTA: 'DKbono reabierto',
  VENCIDA: 'DKbono vencido',
  CONVERTIDA: 'DKbono convertido en venta',
  ENTREGADA: 'Venta entregada',
  ELIMINADA: 'Venta eliminada',
} as const;

/** What happened to a sale or DKbono. */
export const historyActionTexts: Readonly<
  Record<'sale' | 'voucher', Readonly<Record<HistoryEntry['action'], string>>>
> = {
  sale: { ...commonActionTexts, CREADA: 'Venta registrada', MODIFICADA: 'Venta modificada' },
  voucher: { ...commonActionTexts, CREADA: 'DKbono registrado', MODIFICADA: 'DKbono modificado' },
};
