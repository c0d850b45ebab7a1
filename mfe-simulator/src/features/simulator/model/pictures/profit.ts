import type { Calculation } from '../calculate';
import { ticksTo } from './nice';

const BOX = { left: 64, right: 312, top: 12, bottom: 172 };

export interface ProfitPicture {
  readonly box: typeof BOX;
  /** Ends of the line of profit. */
  readonly line: { readonly from: Point; readonly to: Point };
  /** Where there is neither profit nor loss. */
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

/** Profit against price: a straight line, through nothing at the break-even price. Null outside VENTA. */
export function profitPicture({ input, result }: Calculation): ProfitPicture | null {
  const { breakEven, profit, tonnesUsable, costTotal } = result;
  if (breakEven === null || profit === null || tonnesUsable === null || costTotal === null) return null;
  const dearest = Math.max(breakEven, input.salePrice, 1) * 1.4;
  const most = Math.max(tonnesUsable * dearest - costTotal, 1);
  const least = Math.min(-costTotal, -1);
  const x = (price: number): number => BOX.left + ((BOX.right - BOX.left) * price) / dearest;
  const y = (value: number): number => BOX.top + ((BOX.bottom - BOX.top) * (most - value)) / (most - least);
  const profits = ticksTo(most, 2).concat(
    ticksTo(-least, 2)
      .slice(1)
      .map((value) => -value),
  );
  return {
    box: BOX,
    line: { from: { x: x(0), y: y(-costTotal) }, to: { x: x(dearest), y: y(most) } },
    zero: y(0),
    breakEven: { x: x(breakEven), y: y(0) },
    now: { x: x(input.salePrice), y: y(profit) },
    prices: ticksTo(dearest, 4).map((value) => ({ value, at: x(value) })),
    profits: profits.map((value) => ({ value, at: y(value) })),
  };
}
