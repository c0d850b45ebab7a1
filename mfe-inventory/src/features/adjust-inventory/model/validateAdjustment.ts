import type { FieldError } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { texts } from '../texts';
import { type AdjustmentFormValues, getAdjustment } from './formValues';

const { bagsMax } = limits.inventory;
const { maxLength } = limits.reason;

/** Validates an adjustment; it may not subtract more bags than are available. */
export function validateAdjustment(values: AdjustmentFormValues, available: number): FieldError[] {
  const adjustment = getAdjustment(values);
  const reason = values.reason.trim();
  const hasInvalidBags = values.bags !== null && (adjustment === 0 || Math.abs(adjustment) > bagsMax);
  return [
    { path: 'adjustment', isInvalid: values.bags === null, message: texts.bagsMissing },
    { path: 'adjustment', isInvalid: hasInvalidBags, message: texts.bagsInvalid(bagsMax) },
    {
      path: 'adjustment',
      isInvalid: !hasInvalidBags && available + adjustment < 0,
      message: texts.exceedsAvailable(available),
    },
    { path: 'reason', isInvalid: reason === '', message: texts.reasonMissing },
    { path: 'reason', isInvalid: reason.length > maxLength, message: texts.reasonTooLong(maxLength) },
  ].flatMap(({ isInvalid, ...error }) => (isInvalid ? [error] : []));
}
