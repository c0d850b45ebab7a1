import { useConfirm } from '@surco/shared/ui/confirm';
import { type ReactNode, useState } from 'react';

interface InlineCrudOptions<R> {
  /** The noun and the name of a record for the confirmation, for example "la zona Laguna". */
  describe: (record: R) => string;
  /** The consequences of a deletion. */
  deleteWarning: string;
  remove: (record: R) => Promise<unknown>;
}

interface InlineCrud<R> {
  /** The open form: undefined when closed, `record: null` for a new record. */
  editing: { record: R | null } | undefined;
  edit: (record: R | null) => void;
  close: () => void;
  remove: (record: R) => void;
  /** The confirmation dialog; the caller must render it. */
  dialog: ReactNode;
}

/**
 * What a list needs to create, edit and delete its records in dialogs: which form is open, and the confirmation before a
 * deletion. The confirmation stays open with the reason when the API refuses the deletion.
 */
export function useInlineCrud<R>({ describe, deleteWarning, remove }: InlineCrudOptions<R>): InlineCrud<R> {
  const [editing, setEditing] = useState<{ record: R | null }>();
  const { confirm, dialog } = useConfirm();
  const confirmRemoval = async (record: R): Promise<void> => {
    const name = describe(record);
    await confirm({
      title: `¿Eliminar ${name}?`,
      text: deleteWarning,
      confirmLabel: 'Eliminar',
      danger: true,
      action: () => remove(record),
      doneMessage: `Se eliminó ${name}`,
    });
  };
  return {
    editing,
    edit: (record) => setEditing({ record }),
    close: () => setEditing(undefined),
    remove: (record) => void confirmRemoval(record),
    dialog,
  };
}
