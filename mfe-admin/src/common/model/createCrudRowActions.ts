import type { RowAction } from '@surco/shared/ui/menu';

interface CrudHandlers<R> {
  edit: (record: R) => void;
  remove: (record: R) => void;
}

/** The row actions of `useInlineCrud`: edit and delete. */
export const createCrudRowActions =
  <R>({ edit, remove }: CrudHandlers<R>) =>
  (record: R): readonly RowAction[] => [
    { key: 'edit', label: 'Editar', icon: 'edit', onSelect: () => edit(record) },
    { key: 'delete', label: 'Eliminar', icon: 'trash', danger: true, onSelect: () => remove(record) },
  ];
