import type { FormDraft } from '@surco/shared/ui/draft';
import { useEffect } from 'react';
import type { DisplayNames, DocumentFormValues } from '../model/formValues';

/** Autosaves the values; null while there is nothing to save. */
export function useAutosaveDraft(
  { save }: FormDraft<DocumentFormValues>,
  values: DocumentFormValues | null,
  names: DisplayNames,
  label: string,
): void {
  useEffect(() => save(values && { ...values, names }, label), [save, values, names, label]);
}
