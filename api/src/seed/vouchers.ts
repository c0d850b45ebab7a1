import { addDays, daysBetween } from '@surco/shared/domain/calendar';
import { compareMoney, subtractMoney, sumMoney, toMoney } from '@surco/shared/domain/money';
import type { PaymentMethod, VoucherStatus } from '@surco/shared/contract/statuses';
import type { DemoSeason } from './calendar';
import { documentColumns, draft, type Draft, idOf, type World } from './documents';
import type { Chance } from './random';

export interface DemoPayment {
  id: string;
  date: string;
  amount: string;
  method: PaymentMethod;
  reference: string | null;
}

export interface VoucherDraft extends Draft {
  id: string;
  status: VoucherStatus;
  expiresAt: string;
  payments: DemoPayment[];
  /** When it stopped being alive: converted, expired or cancelled. */
  closedOn: string | null;
  reason: string | null;
}

type Fate = Readonly<Record<VoucherStatus, number>>;

/** How many DKbonos of a season ended how, in percent; those that hold stock today are of the later seasons. */
const fates: Readonly<Record<'closed' | 'open' | 'future', Fate>> = {
  closed: { CONVERTIDO: 80, VENCIDO: 11, CANCELADO: 9, ABIERTO: 0, CON_ABONOS: 0, LIQUIDADO: 0 },
  open: { CONVERTIDO: 48, LIQUIDADO: 12, CON_ABONOS: 20, ABIERTO: 10, VENCIDO: 6, CANCELADO: 4 },
  future: { ABIERTO: 38, CON_ABONOS: 42, LIQUIDADO: 16, CANCELADO: 4, CONVERTIDO: 0, VENCIDO: 0 },
};

const reasons = [
  'El cliente cambió de cultivo.',
  'Solicitud del cliente.',
  'Se capturó por duplicado.',
  'Sin respuesta del cliente.',
];

function reference(method: PaymentMethod, chance: Chance): string | null {
  if (method === '03') return `SPEI ${chance.int(1_000_000, 9_999_999)}`;
  return method === '02' ? `Cheque ${chance.int(1_000, 9_999)}` : null;
}

/** Instalments between two days that add up exactly to the amount. */
function instalments(amount: string, count: number, from: string, to: string, chance: Chance): DemoPayment[] {
  const span = Math.max(0, daysBetween(from, to));
  const dates = Array.from({ length: count }, () => addDays(from, chance.int(0, span))).toSorted();
  const part = Math.floor(Number(amount) / count / 100) * 100;
  return dates
    .map((date, index) => {
      const method = chance.weighted({ '03': 55, '01': 25, '02': 10, '28': 7, '04': 3 });
      const isLast = index === count - 1;
      const value = isLast ? subtractMoney(amount, toMoney(part * (count - 1))) : toMoney(part);
      return { id: chance.uuid(), date, amount: value, method, reference: reference(method, chance) };
    })
    .filter((payment) => compareMoney(payment.amount, '0') > 0);
}

function paymentsOf(status: VoucherStatus, total: string, from: string, to: string, chance: Chance): DemoPayment[] {
  const isWhole = status === 'CONVERTIDO' || status === 'LIQUIDADO';
  const isPart = status === 'CON_ABONOS' || ((status === 'VENCIDO' || status === 'CANCELADO') && chance.happens(0.4));
  if (isWhole) return instalments(total, chance.int(1, 4), from, to, chance);
  return isPart
    ? instalments(toMoney(Math.floor(Number(total) * (0.2 + chance.next() * 0.5))), chance.int(1, 3), from, to, chance)
    : [];
}

const earlier = (a: string, b: string) => (a < b ? a : b);
const isLive = (status: VoucherStatus) => status === 'ABIERTO' || status === 'CON_ABONOS' || status === 'LIQUIDADO';

function voucher(world: World, kind: keyof typeof fates, season: DemoSeason, from: string, to: string): VoucherDraft {
  const { chance, today } = world;
  const made = draft(world, season, from, to);
  const age = daysBetween(made.date, today);
  const fate = chance.weighted(fates[kind]);
  // What ended needed time to end.
  const status = !isLive(fate) && age < 40 ? 'ABIERTO' : fate;
  const expiresAt = isLive(status) ? addDays(today, chance.int(1, 60)) : addDays(made.date, 60);
  const closing =
    status === 'VENCIDO' ? expiresAt : earlier(addDays(made.date, chance.int(15, 38)), earlier(season.endDate, today));
  const { total } = documentColumns(made);
  return {
    ...made,
    id: idOf(made, chance),
    status: status === 'VENCIDO' && expiresAt >= today ? 'ABIERTO' : status,
    expiresAt,
    payments: paymentsOf(status, total, made.date, isLive(status) ? today : earlier(closing, today), chance),
    closedOn: isLive(status) ? null : closing,
    reason: status === 'CANCELADO' ? chance.pick(reasons) : null,
  };
}

/** A DKbono that would have expired after today is still alive; its payments say how. */
function settled(made: VoucherDraft): VoucherDraft {
  if (!isLive(made.status)) return made;
  const { total } = documentColumns(made);
  const paid = sumMoney(made.payments.map(({ amount }) => amount));
  const status = compareMoney(paid, '0') <= 0 ? 'ABIERTO' : compareMoney(paid, total) < 0 ? 'CON_ABONOS' : 'LIQUIDADO';
  return { ...made, status, closedOn: null };
}

export function demoVouchers(
  world: World,
  seasons: Readonly<Record<'closed' | 'open' | 'future', DemoSeason>>,
): VoucherDraft[] {
  const { today } = world;
  const { closed, open, future } = seasons;
  const many = (count: number, kind: keyof typeof fates, season: DemoSeason, from: string, to: string) =>
    Array.from({ length: count }, () => settled(voucher(world, kind, season, from, to)));
  return [
    ...many(150, 'closed', closed, closed.startDate, addDays(closed.endDate, -70)),
    ...many(170, 'open', open, open.startDate, addDays(today, -1)),
    ...many(90, 'future', future, addDays(today, -50), today),
  ];
}
