import { fieldId } from '@surco/shared/ui/form-errors';

/** Brings the person to a field, unfolding what it is folded into. */
export function leadTo(path: string): void {
  const field = document.getElementById(fieldId(path));
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
