import type { Calculation } from '../../../../common/model/calculate';
import { createAxisTicks } from './createAxisTicks';

const BOX = { left: 64, right: 312, top: 12, bottom: 172 };

export interface ProfitChartLayout {
  readonly box: typeof BOX;
  /** End points of the profit line. */
  readonly line: { readonly from: Point; readonly to: Point };
  /** Position of zero profit. */
  readonly zero: number;
  readonly breakEven: Point;
  readonly now: Point;
  readonly prices: readonly Tick[];
  readonly profits: readonly Tick[];
}
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Tick {
  readonly value: number;
  readonly at: number;
}

/** Profit by price: a straight line that crosses zero at the break-even price. Null outside VENTA. */
export function layoutProfitChart({ input, result }: Calculation): ProfitChartLayout | null {
  const { breakEven, profit, tonnesUsable, costTotal } = result;
  if (breakEven === null || profit === null || tonnesUsable === null || costTotal === null) return null;
  const dearest = Math.max(breakEven, input.salePrice, 1) * 1.4;
  const most = Math.max(tonnesUsable * dearest - costTotal, 1);
  const least = Math.min(-costTotal, -1);
  const toX = (price: number): number => BOX.left + ((BOX.right - BOX.left) * price) / dearest;
  const toY = (value: number): number => BOX.top + ((BOX.bottom - BOX.top) * (most - value)) / (most - least);
  const profits = createAxisTicks(most, 2).concat(
    createAxisTicks(-least, 2)
      .slice(1)
      .map((value) => -value),
  );
  return {
    box: BOX,
    line: { from: { x: toX(0), y: toY(-costTotal) }, to: { x: toX(dearest), y: toY(most) } },
    zero: toY(0),
    breakEven: { x: toX(breakEven), y: toY(0) },
    now: { x: toX(input.salePrice), y: toY(profit) },
    prices: createAxisTicks(dearest, 4).map((value) => ({ value, at: toX(value) })),
    profits: profits.map((value) => ({ value, at: toY(value) })),
  };
}
