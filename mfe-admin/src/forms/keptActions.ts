import type { RowAction } from '@surco/shared/ui/list-types';

interface Keeping<R> {
  edit: (record: R) => void;
  remove: (record: R) => void;
}

/** Edit and delete, of a list whose records are changed where they stand. */
export const keptActions =
  <R>({ edit, remove }: Keeping<R>) =>
  (record: R): readonly RowAction[] => [
    { key: 'edit', label: 'Editar', icon: 'edit', onSelect: () => edit(record) },
    { key: 'delete', label: 'Eliminar', icon: 'trash', danger: true, onSelect: () => remove(record) },
  ];
