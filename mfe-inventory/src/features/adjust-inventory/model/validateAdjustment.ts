import { collectFieldErrors, type FieldError } from '@surco/shared/contract';
import { describeExcessAdjustment } from '@surco/shared/domain';
import { findInputErrors } from '@surco/shared/records/forms';
import { adjustmentInput } from '@surco/shared/records/inventoryInput';
import { type AdjustmentFormValues, getAdjustment } from './formValues';

/** Validates an adjustment; it may not subtract more bags than are available. */
export function validateAdjustment(values: AdjustmentFormValues, available: number): FieldError[] {
  const bags = getAdjustment(values);
  const adjustment = values.bags === null ? null : bags || Number.NaN;
  const errors = findInputErrors(adjustmentInput, { adjustment, reason: values.reason });
  if (errors.some(({ path }) => path === 'adjustment')) return errors;
  return [
    ...collectFieldErrors([['adjustment', available + bags < 0 && describeExcessAdjustment(available)]]),
    ...errors,
  ];
}
