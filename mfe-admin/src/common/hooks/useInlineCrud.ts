import { showErrorToast } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { useState } from 'react';
import { type Removal, type RemovalOptions, useRemoval } from './useRemoval';

interface InlineCrudOptions<R, M> extends RemovalOptions<R> {
  /** Loads the module of the form, when it is first opened. */
  loadForm: () => Promise<M>;
}

interface InlineCrud<R, M> extends Removal<R> {
  /** The open form: undefined when closed, `record: null` for a new record. */
  editing: { record: R | null; form: M } | undefined;
  edit: (record: R | null) => void;
  close: () => void;
}

/** What a list needs to create, edit and delete its records in dialogs: the open form, and {@link useRemoval}. */
export function useInlineCrud<R, M>({ loadForm, ...removal }: InlineCrudOptions<R, M>): InlineCrud<R, M> {
  const [form, fetchForm] = useLazy(loadForm);
  const [open, setOpen] = useState<{ record: R | null }>();
  const edit = async (record: R | null): Promise<void> => {
    if (await fetchForm()) setOpen({ record });
    else showErrorToast('No se pudo abrir el formulario. Revise su red e inténtelo de nuevo.');
  };
  return {
    editing: form.status === 'loaded' && open ? { ...open, form: form.module } : undefined,
    edit: (record) => void edit(record),
    close: () => setOpen(undefined),
    ...useRemoval(removal),
  };
}
