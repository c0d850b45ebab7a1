import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
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
  return collectFieldErrors([
    ['adjustment', values.bags === null && texts.bagsMissing],
    ['adjustment', hasInvalidBags && texts.bagsInvalid(bagsMax)],
    ['adjustment', !hasInvalidBags && available + adjustment < 0 && texts.exceedsAvailable(available)],
    ['reason', reason === '' && texts.reasonMissing],
    ['reason', reason.length > maxLength && texts.reasonTooLong(maxLength)],
  ]);
}
