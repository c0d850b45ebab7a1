import { getFieldId } from '@surco/shared/ui/fields';

/** Focuses a field, and opens the `<details>` element around it if there is one. */
export function focusField(path: string): void {
  const field = document.getElementById(getFieldId(path));
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
