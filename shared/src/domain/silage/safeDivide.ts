import { Big } from 'big.js';

const EPSILON = /* @__PURE__ */ new Big('1e-9');

/** a / b; null when b is 0 or nearly 0 (a price of 1e-300), so that no metric is Infinity. */
export const safeDivide = (a: Big, b: Big): Big | null => (b.abs().lt(EPSILON) ? null : a.div(b));

/** a / b in percentage points. */
export const toPercentage = (a: Big, b: Big): Big | null => safeDivide(a.times(100), b);
