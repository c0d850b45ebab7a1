import { addDays } from '@surco/shared/domain/calendar';
import type { SaleStatus } from '@surco/shared/contract/statuses';
import type { DemoSeason } from './calendar';
import { draft, type Draft, idOf, type World } from './documents';
import type { VoucherDraft } from './vouchers';

export interface SaleDraft extends Draft {
  id: string;
  status: SaleStatus;
  voucherId: string | null;
  /** When it was delivered or deleted. */
  closedOn: string | null;
}

const saleCount = 2_000;

function outcome({ chance, today }: World, made: Draft): Pick<SaleDraft, 'status' | 'closedOn'> {
  const later = addDays(made.date, chance.int(2, 20));
  if (later >= today) return { status: 'REGISTRADA', closedOn: null };
  if (made.season.isOpen && chance.happens(0.12)) return { status: 'REGISTRADA', closedOn: null };
  return { status: chance.happens(0.015) ? 'ELIMINADA' : 'ENTREGADA', closedOn: later };
}

/** Converted DKbonos become sales with their lines and prices; the rest is sold directly, in the seasons that sell. */
export function demoSales(
  world: World,
  { closed, open }: Readonly<Record<'closed' | 'open', DemoSeason>>,
  vouchers: readonly VoucherDraft[],
): SaleDraft[] {
  const converted = vouchers.flatMap((voucher) =>
    voucher.status === 'CONVERTIDO' && voucher.closedOn
      ? [
          {
            ...voucher,
            date: voucher.closedOn,
            id: idOf({ date: voucher.closedOn, minute: 599 }, world.chance),
            voucherId: voucher.id,
            status: 'ENTREGADA' as const,
            closedOn: addDays(voucher.closedOn, 1),
            minute: 599,
          },
        ]
      : [],
  );
  const direct = Array.from({ length: saleCount - converted.length }, (_item, index) => {
    const isPast = index % 20 < 11;
    const made = isPast
      ? draft(world, closed, closed.startDate, closed.endDate)
      : draft(world, open, open.startDate, world.today);
    return { ...made, id: idOf(made, world.chance), voucherId: null, ...outcome(world, made) };
  });
  return [
    ...converted.map((sale) =>
      sale.closedOn > world.today ? { ...sale, status: 'REGISTRADA' as const, closedOn: null } : sale,
    ),
    ...direct,
  ];
}
