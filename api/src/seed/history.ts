import { formatMoney } from '@surco/shared/domain/formats';
import { paymentMethodLabels } from '@surco/shared/contract/statuses';
import type { NewRow } from '../db/types';
import { instant } from './calendar';
import type { World } from './documents';
import type { SaleDraft } from './sales';
import type { VoucherDraft } from './vouchers';

type Entry = NewRow<'document_history'>;
type Event = Pick<Entry, 'action' | 'at'> & { note?: string | null; by?: string | null };

const entry = ({ chance }: World, owner: Pick<Entry, 'sale_id' | 'voucher_id'>, by: string, event: Event): Entry => ({
  id: chance.uuid(),
  sale_id: null,
  voucher_id: null,
  note: null,
  by,
  ...owner,
  ...event,
});

const endings = { CONVERTIDO: 'CONVERTIDA', VENCIDO: 'VENCIDA', CANCELADO: 'CANCELADA' } as const;

function voucherEvents({ today }: World, made: VoucherDraft): Event[] {
  const events: Event[] = [{ action: 'CREADA', at: instant(made.date, today, made.minute) }];
  for (const { date, amount, method } of made.payments) {
    events.push({
      action: 'ABONO',
      at: instant(date, today, 595),
      note: `${formatMoney(amount)} · ${paymentMethodLabels[method]}`,
    });
  }
  if (made.closedOn && (made.status === 'CONVERTIDO' || made.status === 'VENCIDO' || made.status === 'CANCELADO')) {
    const isSystem = made.status === 'VENCIDO';
    events.push({
      action: endings[made.status],
      at: instant(made.closedOn, today, 598),
      note: made.reason,
      ...(isSystem ? { by: null } : {}),
    });
  }
  return events;
}

function saleEvents({ today }: World, made: SaleDraft): Event[] {
  const created: Event = { action: 'CREADA', at: instant(made.date, today, made.minute) };
  if (!made.closedOn || made.status === 'REGISTRADA') return [created];
  return [created, { action: made.status, at: instant(made.closedOn, today, 597) }];
}

/** What the page of each sale and DKbono tells of its past. */
export const historyRows = (world: World, sales: readonly SaleDraft[], vouchers: readonly VoucherDraft[]): Entry[] => [
  ...vouchers.flatMap((made) =>
    voucherEvents(world, made).map((event) => entry(world, { voucher_id: made.id }, made.client.consultantId, event)),
  ),
  ...sales.flatMap((made) =>
    saleEvents(world, made).map((event) => entry(world, { sale_id: made.id }, made.client.consultantId, event)),
  ),
];
