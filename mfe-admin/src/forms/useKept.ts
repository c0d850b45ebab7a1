import { notifySuccess } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { type ReactNode, useState } from 'react';

interface Options<R> {
  /** "la zona Laguna". */
  named: (record: R) => string;
  /** What follows from its deletion. */
  loss: string;
  remove: (record: R) => Promise<unknown>;
}

interface Kept<R> {
  /** What stands open: nothing, a new one (`null`), or the one to change. */
  open: { record: R | null } | undefined;
  edit: (record: R | null) => void;
  close: () => void;
  remove: (record: R) => void;
  /** Must stand somewhere on the page. */
  dialog: ReactNode;
}

/** A list whose records are made, changed and deleted where they stand; a refusal to delete is told in the question. */
export function useKept<R>({ named, loss, remove }: Options<R>): Kept<R> {
  const [open, setOpen] = useState<{ record: R | null }>();
  const { confirm, dialog } = useConfirm();
  const ask = async (record: R): Promise<void> => {
    const name = named(record);
    const sure = await confirm({
      title: `¿Eliminar ${name}?`,
      text: loss,
      confirmLabel: 'Eliminar',
      danger: true,
      action: () => remove(record),
    });
    if (sure) notifySuccess(`Se eliminó ${name}`);
  };
  return {
    open,
    edit: (record) => setOpen({ record }),
    close: () => setOpen(undefined),
    remove: (record) => void ask(record),
    dialog,
  };
}
