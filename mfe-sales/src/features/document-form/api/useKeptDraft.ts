import { type DraftSlot, useDraft } from '@surco/shared/ui/use-draft';
import { type Dispatch, useEffect } from 'react';
import type { DocumentDraft } from '../model/draft';
import type { DraftNames } from '../model/names';
import { type Origin, placeOf } from '../model/origin';
import { readDraft } from '../model/readDraft';
import type { DraftAction } from '../model/reducer';

/** A form that is being filled survives a closed tab and a lost network on this device. */
export const useDocumentSlot = (origin: Origin, dispatch: Dispatch<DraftAction>): DraftSlot<DocumentDraft> =>
  useDraft<DocumentDraft>({
    place: placeOf(origin),
    read: readDraft,
    restore: (draft) => dispatch({ type: 'restore', draft }),
  });

/** Keeps the form as it stands; null while there is nothing worth keeping. */
export function useKeptDraft(
  { save }: DraftSlot<DocumentDraft>,
  draft: DocumentDraft | null,
  names: DraftNames,
  label: string,
): void {
  useEffect(() => save(draft && { ...draft, names }, label), [save, draft, names, label]);
}
