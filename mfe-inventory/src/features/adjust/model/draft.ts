import { limits } from '@surco/shared/domain/limits';
import type { Problem } from '@surco/shared/domain/problem';
import { texts } from '../texts';

export interface AdjustDraft {
  direction: 'add' | 'take';
  /** Always counted upwards: `direction` says which way they go. */
  bags: number | null;
  reason: string;
}

export const newDraft: AdjustDraft = { direction: 'add', bags: null, reason: '' };

const { bagsMax } = limits.inventory;
const { maxLength } = limits.reason;

/** Bags added (over 0) or taken (under 0); 0 while nothing sensible stands there. */
export function adjustmentOf({ direction, bags }: AdjustDraft): number {
  if (bags === null || !Number.isInteger(bags) || bags <= 0) return 0;
  return direction === 'add' ? bags : -bags;
}

/** What keeps an adjustment from being sent; never more is taken than is available. */
export function problemsOf(draft: AdjustDraft, available: number): Problem[] {
  const adjustment = adjustmentOf(draft);
  const reason = draft.reason.trim();
  const wrong = draft.bags !== null && (adjustment === 0 || Math.abs(adjustment) > bagsMax);
  return [
    { path: 'adjustment', wrong: draft.bags === null, message: texts.bagsMissing },
    { path: 'adjustment', wrong, message: texts.bagsWrong(bagsMax) },
    { path: 'adjustment', wrong: !wrong && available + adjustment < 0, message: texts.tooMany(available) },
    { path: 'reason', wrong: reason === '', message: texts.reasonMissing },
    { path: 'reason', wrong: reason.length > maxLength, message: texts.reasonLong(maxLength) },
  ].flatMap(({ wrong: is, ...problem }) => (is ? [problem] : []));
}
