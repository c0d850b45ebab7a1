import { useConfirm } from '@surco/shared/ui/confirm';
import type { ReactNode } from 'react';

export interface RemovalOptions<R> {
  /** The noun and the name of a record for the confirmation, for example "la zona Laguna". */
  describe: (record: R) => string;
  /** The consequences of a deletion. */
  deleteWarning: string;
  remove: (record: R) => Promise<unknown>;
}

export interface Removal<R> {
  remove: (record: R) => void;
  /** The confirmation dialog; the caller must render it. */
  dialog: ReactNode;
}

/** Deletes a record after a confirmation, which stays open with the reason when the API refuses the deletion. */
export function useRemoval<R>({ describe, deleteWarning, remove }: RemovalOptions<R>): Removal<R> {
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
  return { remove: (record) => void confirmRemoval(record), dialog };
}
