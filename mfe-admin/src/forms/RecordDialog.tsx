import type { CallKey } from '@surco/shared/contract';
import type { Problem } from '@surco/shared/domain/problem';
import { refresh } from '@surco/shared/platform';
import { FormDialog } from '@surco/shared/ui/form-dialog';
import type { ReactNode } from 'react';
import { type RecordForm, type RecordFormOptions, useRecordForm, type Versioned } from './useRecordForm';

interface Props<R extends Versioned, D> extends Omit<RecordFormOptions<R, D>, 'onSaved'> {
  /** What stands above a new one, and above one that is changed. */
  titles: readonly [make: string, edit: string];
  problems: (draft: D) => readonly Problem[];
  /** Who shows it: asked again once it is saved. */
  shownBy: readonly CallKey[];
  onClose: () => void;
  children: (form: RecordForm<D>) => ReactNode;
}

/** Makes or changes a record in a dialog above its list. */
export function RecordDialog<R extends Versioned, D extends object>({
  titles: [make, edit],
  problems,
  shownBy,
  onClose,
  children,
  ...options
}: Props<R, D>) {
  const form = useRecordForm<R, D>({
    ...options,
    onSaved: () => {
      void refresh(...shownBy);
      onClose();
    },
  });
  return (
    <>
      <FormDialog
        title={options.record ? edit : make}
        validate={() => problems(form.draft)}
        onSubmit={form.submit}
        submitLabel={options.record ? 'Guardar' : 'Crear'}
        unsaved={form.unsaved}
        onClose={onClose}
      >
        {children(form)}
      </FormDialog>
      {form.dialog}
    </>
  );
}
