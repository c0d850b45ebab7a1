import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing';
import { DataTable } from '../table/data-table';
import type { ListColumn } from '../table/list-column';
import type { RowAction } from './row-menu';

interface Sale {
  id: string;
  folio: string;
}

const columns: readonly ListColumn<Sale>[] = [{ key: 'folio', title: 'Folio', render: ({ folio }) => folio }];
const rows = [
  { id: '1', folio: 'V-1' },
  { id: '2', folio: 'V-2' },
];

const show = (actionsOf: (sale: Sale) => readonly RowAction[]) =>
  renderPage(
    <DataTable columns={columns} rows={rows} caption="ventas" rowLink={({ id }) => `/${id}`} rowActions={actionsOf} />,
  );

test('each row has its own actions; a row without actions has no menu', async () => {
  const deleted = jest.fn();
  const { user } = show(({ id, folio }) =>
    id === '1'
      ? [
          { key: 'edit', label: 'Editar', to: `/edit/${id}` },
          { key: 'delete', label: 'Eliminar', danger: true, onSelect: () => deleted(folio) },
        ]
      : [],
  );
  expect(screen.queryByRole('button', { name: 'Acciones de V-2' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Acciones de V-1' }));
  const menu = within(screen.getByRole('menu', { name: 'Acciones de V-1' }));
  expect(menu.getByRole('menuitem', { name: 'Editar' })).toHaveAttribute('href', '/edit/1');
  await user.click(menu.getByRole('menuitem', { name: 'Eliminar' }));
  expect(deleted).toHaveBeenCalledWith('V-1');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the menu supports the keyboard and returns the focus; a click outside closes it', async () => {
  const chosen = jest.fn();
  const { user } = show(() => [
    { key: 'a', label: 'Entregar', onSelect: () => chosen('a') },
    { key: 'b', label: 'Eliminar', onSelect: () => chosen('b') },
  ]);
  const button = screen.getByRole('button', { name: 'Acciones de V-1' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Entregar' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith('b');
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(screen.getByRole('columnheader', { name: 'Folio' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
