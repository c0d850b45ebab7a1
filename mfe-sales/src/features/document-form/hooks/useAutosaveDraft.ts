import type { FormDraft } from '@surco/shared/ui/draft';
import { useEffect } from 'react';
import type { DisplayNames, DocumentFormValues, ShownPrices } from '../model/formValues';

/** Autosaves the values; null while there is nothing to save. */
export function useAutosaveDraft(
  { save }: FormDraft<DocumentFormValues>,
  values: DocumentFormValues | null,
  names: DisplayNames,
  prices: ShownPrices,
  label: string,
): void {
  useEffect(() => save(values && { ...values, names, prices }, label), [save, values, names, prices, label]);
}
