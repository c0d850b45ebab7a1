import {
  activeVoucherStatuses,
  addDays,
  compareMoney,
  countDaysBetween,
  subtractMoney,
  sumMoney,
  toMoney,
  type PaymentMethod,
  type VoucherStatus,
} from '@surco/shared/domain';
import type { DemoSeason } from './calendar';
import {
  buildDocumentColumns,
  buildDocument,
  type DemoDocument,
  createDocumentId,
  type SeedContext,
} from './documents';
import type { RandomGenerator } from './random';

export interface DemoPayment {
  id: string;
  date: string;
  amount: string;
  method: PaymentMethod;
  reference: string | null;
}

export interface DemoVoucher extends DemoDocument {
  id: string;
  status: VoucherStatus;
  expiresAt: string;
  payments: DemoPayment[];
  /** Date of the conversion, expiry or cancellation; null while it is active. */
  closedOn: string | null;
  reason: string | null;
}

type StatusWeights = Readonly<Record<VoucherStatus, number>>;

/** Percentage of each status among the DKbonos of a season. Only the later seasons have active ones. */
const statusWeights: Readonly<Record<'closed' | 'open' | 'future', StatusWeights>> = {
  closed: { CONVERTIDO: 80, VENCIDO: 11, CANCELADO: 9, ABIERTO: 0, CON_ABONOS: 0, LIQUIDADO: 0 },
  open: { CONVERTIDO: 48, LIQUIDADO: 12, CON_ABONOS: 20, ABIERTO: 10, VENCIDO: 6, CANCELADO: 4 },
  future: { ABIERTO: 38, CON_ABONOS: 42, LIQUIDADO: 16, CANCELADO: 4, CONVERTIDO: 0, VENCIDO: 0 },
};

const cancellationReasons = [
  'El cliente cambió de cultivo.',
  'Solicitud del cliente.',
  'Se capturó por duplicado.',
  'Sin respuesta del cliente.',
];

function buildPaymentReference(method: PaymentMethod, random: RandomGenerator): string | null {
  if (method === '03') return `SPEI ${random.nextInteger(1_000_000, 9_999_999)}`;
  return method === '02' ? `Cheque ${random.nextInteger(1_000, 9_999)}` : null;
}

/** Builds instalments between two dates that add up exactly to the amount. */
function buildInstalments(
  amount: string,
  count: number,
  from: string,
  to: string,
  random: RandomGenerator,
): DemoPayment[] {
  const span = Math.max(0, countDaysBetween(from, to));
  const dates = Array.from({ length: count }, () => addDays(from, random.nextInteger(0, span))).toSorted();
  const part = Math.floor(Number(amount) / count / 100) * 100;
  return dates
    .map((date, index) => {
      const method = random.pickWeighted({ '03': 55, '01': 25, '02': 10, '28': 7, '04': 3 });
      const isLast = index === count - 1;
      const value = isLast ? subtractMoney(amount, toMoney(part * (count - 1))) : toMoney(part);
      return { id: random.nextUuid(), date, amount: value, method, reference: buildPaymentReference(method, random) };
    })
    .filter((payment) => compareMoney(payment.amount, '0') > 0);
}

function buildPayments(
  status: VoucherStatus,
  total: string,
  from: string,
  to: string,
  random: RandomGenerator,
): DemoPayment[] {
  const isFullyPaid = status === 'CONVERTIDO' || status === 'LIQUIDADO';
  const isPartlyPaid =
    status === 'CON_ABONOS' || ((status === 'VENCIDO' || status === 'CANCELADO') && random.nextBoolean(0.4));
  if (isFullyPaid) return buildInstalments(total, random.nextInteger(1, 4), from, to, random);
  return isPartlyPaid
    ? buildInstalments(
        toMoney(Math.floor(Number(total) * (0.2 + random.next() * 0.5))),
        random.nextInteger(1, 3),
        from,
        to,
        random,
      )
    : [];
}

const pickEarlierDate = (a: string, b: string) => (a < b ? a : b);
const isActiveStatus = (status: VoucherStatus) => activeVoucherStatuses.some((active) => active === status);

function buildVoucher(
  context: SeedContext,
  kind: keyof typeof statusWeights,
  season: DemoSeason,
  from: string,
  to: string,
): DemoVoucher {
  const { random, today } = context;
  const document = buildDocument(context, season, from, to);
  const age = countDaysBetween(document.date, today);
  const finalStatus = random.pickWeighted(statusWeights[kind]);
  // A recent DKbono cannot have ended yet.
  const status = !isActiveStatus(finalStatus) && age < 40 ? 'ABIERTO' : finalStatus;
  const expiresAt = isActiveStatus(status) ? addDays(today, random.nextInteger(1, 60)) : addDays(document.date, 60);
  const closing =
    status === 'VENCIDO'
      ? expiresAt
      : pickEarlierDate(addDays(document.date, random.nextInteger(15, 38)), pickEarlierDate(season.endDate, today));
  const { total } = buildDocumentColumns(document);
  return {
    ...document,
    id: createDocumentId(document, random),
    status: status === 'VENCIDO' && expiresAt >= today ? 'ABIERTO' : status,
    expiresAt,
    payments: buildPayments(
      status,
      total,
      document.date,
      isActiveStatus(status) ? today : pickEarlierDate(closing, today),
      random,
    ),
    closedOn: isActiveStatus(status) ? null : closing,
    reason: status === 'CANCELADO' ? random.pick(cancellationReasons) : null,
  };
}

/** Sets the status of an active DKbono by its payments. */
function applyPaymentStatus(voucher: DemoVoucher): DemoVoucher {
  if (!isActiveStatus(voucher.status)) return voucher;
  const { total } = buildDocumentColumns(voucher);
  const paid = sumMoney(voucher.payments.map(({ amount }) => amount));
  const status = compareMoney(paid, '0') <= 0 ? 'ABIERTO' : compareMoney(paid, total) < 0 ? 'CON_ABONOS' : 'LIQUIDADO';
  return { ...voucher, status, closedOn: null };
}

export function buildDemoVouchers(
  context: SeedContext,
  seasons: Readonly<Record<'closed' | 'open' | 'future', DemoSeason>>,
): DemoVoucher[] {
  const { today } = context;
  const { closed, open, future } = seasons;
  const buildVouchers = (
    count: number,
    kind: keyof typeof statusWeights,
    season: DemoSeason,
    from: string,
    to: string,
  ) => Array.from({ length: count }, () => applyPaymentStatus(buildVoucher(context, kind, season, from, to)));
  return [
    ...buildVouchers(150, 'closed', closed, closed.startDate, addDays(closed.endDate, -70)),
    ...buildVouchers(170, 'open', open, open.startDate, addDays(today, -1)),
    ...buildVouchers(90, 'future', future, addDays(today, -50), today),
  ];
}
