/** The values of the adjustment form. */
export interface AdjustmentFormValues {
  direction: 'add' | 'subtract';
  /** The number of bags as typed: null when empty, NaN when not a number. `direction` sets its sign. */
  bags: number | null;
  reason: string;
}

export const EMPTY_ADJUSTMENT: AdjustmentFormValues = { direction: 'add', bags: null, reason: '' };

/** The signed number of bags: positive when added, negative when subtracted, 0 unless `bags` is a positive integer. */
export function getAdjustment({ direction, bags }: AdjustmentFormValues): number {
  if (bags === null || !Number.isInteger(bags) || bags <= 0) return 0;
  return direction === 'add' ? bags : -bags;
}
