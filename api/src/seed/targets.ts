import { raiseTarget, sumMoney } from '@surco/shared/domain';
import type { NewRow } from '../core/db/schema/database';
import { toInstant, type DemoSeason } from './calendar';
import { buildDocumentColumns, type SeedContext } from './documents';
import type { DemoSale } from './sales';
import { findFormerConsultants } from './users';

interface Sold {
  bags: number;
  total: string;
}

/** Returns what was sold by each key, e.g. by each zone. */
function sumBy(sales: readonly DemoSale[], getKey: (sale: DemoSale) => string): Map<string, Sold> {
  const sums = new Map<string, Sold>();
  for (const sale of sales) {
    const { bags, total } = buildDocumentColumns(sale);
    const sum = sums.get(getKey(sale)) ?? { bags: 0, total: '0.00' };
    sums.set(getKey(sale), { bags: sum.bags + bags, total: sumMoney([sum.total, total]) });
  }
  return sums;
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Builds targets of the closed and of the open season, from what was sold in the closed one. */
export function buildDemoTargets(
  { random, today }: SeedContext,
  { closed, open }: Readonly<Record<'closed' | 'open', DemoSeason>>,
  sales: readonly DemoSale[],
  plannedBy: string | null,
): NewRow<'targets'>[] {
  const past = sales.filter(({ season, status }) => season.id === closed.id && status !== 'ELIMINADA');
  const owners = [
    ...[...sumBy(past, ({ customer }) => customer.consultantId)].map(([id, sold]) => ({
      consultant_id: id,
      zone_id: null,
      sold,
    })),
    ...[...sumBy(past, ({ customer }) => customer.zone.id)].map(([id, sold]) => ({
      consultant_id: null,
      zone_id: id,
      sold,
    })),
  ];
  const buildRow = (season: DemoSeason, sold: Sold, percent: number) => {
    const { bags, total } = raiseTarget(sold, percent);
    return {
      season_id: season.id,
      product_id: null,
      bags: roundTo(bags ?? 0, 10),
      total: String(roundTo(Number(total), 10_000)),
      created_at: toInstant(season.startDate, today, 45),
      created_by: plannedBy,
    };
  };
  return [
    ...owners.flatMap(({ sold, ...owner }) => [
      { ...owner, ...buildRow(closed, sold, random.nextInteger(-8, 14)) },
      { ...owner, ...buildRow(open, sold, random.nextInteger(4, 15)) },
    ]),
    ...findFormerConsultants().map(({ id }) => ({
      consultant_id: id,
      zone_id: null,
      ...buildRow(open, { bags: 600, total: '2400000.00' }, 0),
    })),
  ];
}
