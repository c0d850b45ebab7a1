import type { Calculation } from '../../../../common/model/calculate';
import { createAxisTicks } from './createAxisTicks';

/** The axes within the drawing of 320 × 208 units, with space for the labels. */
const BOX = { left: 64, right: 312, top: 12, bottom: 172 };

/** The price axis ends at this multiple of the higher of current and break-even price. */
const PRICE_HEADROOM = 1.4;

export interface ProfitChartLayout {
  readonly box: typeof BOX;
  /** End points of the profit line. */
  readonly line: { readonly from: Point; readonly to: Point };
  /** Position of zero profit. */
  readonly zero: number;
  readonly breakEven: Point;
  /** At the current price. */
  readonly current: Point;
  readonly priceTicks: readonly Tick[];
  readonly profitTicks: readonly Tick[];
}
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Tick {
  readonly value: number;
  readonly position: number;
}

/** Profit by price: a straight line that crosses zero at the break-even price. Null outside VENTA. */
export function layoutProfitChart({ input, result }: Calculation): ProfitChartLayout | null {
  const { breakEven, profit, tonnesUsable, costTotal } = result;
  if (breakEven === null || profit === null || tonnesUsable === null || costTotal === null) return null;
  const maxPrice = Math.max(breakEven, input.salePrice, 1) * PRICE_HEADROOM;
  const maxProfit = Math.max(tonnesUsable * maxPrice - costTotal, 1);
  const minProfit = Math.min(-costTotal, -1);
  const toX = (price: number): number => BOX.left + ((BOX.right - BOX.left) * price) / maxPrice;
  const toY = (value: number): number =>
    BOX.top + ((BOX.bottom - BOX.top) * (maxProfit - value)) / (maxProfit - minProfit);
  const profits = createAxisTicks(maxProfit, 2).concat(
    createAxisTicks(-minProfit, 2)
      .slice(1)
      .map((value) => -value),
  );
  return {
    box: BOX,
    line: { from: { x: toX(0), y: toY(-costTotal) }, to: { x: toX(maxPrice), y: toY(maxProfit) } },
    zero: toY(0),
    breakEven: { x: toX(breakEven), y: toY(0) },
    current: { x: toX(input.salePrice), y: toY(profit) },
    priceTicks: createAxisTicks(maxPrice, 4).map((value) => ({ value, position: toX(value) })),
    profitTicks: profits.map((value) => ({ value, position: toY(value) })),
  };
}
