import { loadOfflineEngine, useSearchParams } from '@surco/shared/platform';
import { DRAFT_PARAM } from '@surco/shared/ui/draft';
import type { Form } from '@surco/shared/ui/form';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { useEffect, useState } from 'react';
import { without } from './useOpenFromQuery';

/** The values of a draft on this device; null without it. */
const readDraft = <V>(id: string, parse: (stored: unknown) => V | null): Promise<V | null> =>
  loadOfflineEngine()
    .then(async (engine) => parse((await engine.getDraft(id))?.values))
    .catch(() => null);

/**
 * Starts a form in a dialog with the draft that the link names: a field that has the focus keeps what it starts with.
 * @returns the initial values, null until the draft is read, and what is called when the dialog is closed, so that the
 * draft is not opened again
 */
export function useDraftDialog<V>(
  parse: (stored: unknown) => V | null,
  empty: V,
): { initialValues: V | null; leave: () => void } {
  const [search, setSearch] = useSearchParams();
  const [draftId] = useState(search.get(DRAFT_PARAM));
  const [start] = useState({ parse, empty });
  const [initialValues, setInitialValues] = useState(draftId === null ? empty : null);
  useEffect(() => {
    if (draftId === null) return undefined;
    let isOpen = true;
    void readDraft(draftId, start.parse).then((found) => isOpen && setInitialValues(found ?? start.empty));
    return () => {
      isOpen = false;
    };
  }, [draftId, start]);
  return {
    initialValues,
    leave: () => search.has(DRAFT_PARAM) && setSearch(without(DRAFT_PARAM), { replace: true }),
  };
}

interface DraftOptions<V> {
  initialValues: V;
  formatLabel: (values: V) => string;
  /** The record that the form belongs to, which may not be sent yet: the name of its field and its id. */
  record: readonly [field: string, id: string];
}

/**
 * Stores what is typed into a form in a dialog as a draft.
 * @returns ends the draft when the dialog is closed without sending. What was typed goes: what was submitted is pending
 * again, a draft that the link opened and a refused form stay
 */
export function useDialogDraft<V extends object>(
  { values, unsaved, draft }: Pick<Form<V, null>, 'values' | 'unsaved' | 'draft'>,
  { initialValues, formatLabel, record: [field, recordId] }: DraftOptions<V>,
): () => void {
  const items = useOutboxItems();
  const draftId = useSearchParams()[0].get(DRAFT_PARAM);
  const { save, refusal } = draft;
  const label = formatLabel(values);
  useEffect(() => {
    if (unsaved) save({ ...values, [field]: recordId }, label);
  }, [save, unsaved, values, field, recordId, label]);
  return () => {
    const isSubmitted = items.some(({ id, sending }) => id === draft.getId() && sending);
    if (draftId === draft.getId() && !isSubmitted)
      save({ ...initialValues, [field]: recordId }, formatLabel(initialValues));
    else if (!refusal) save(null, '');
  };
}
