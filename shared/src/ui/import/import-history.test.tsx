import { screen, waitFor, within } from '@testing-library/react';
import { mockApi, renderPage } from '../../testing';
import { ImportHistory } from './import-history';

const createImport = (fileName: string, change: object) => ({
  id: fileName,
  list: 'clients',
  fileName,
  createdAt: '2026-11-19T16:30:00Z',
  createdBy: { id: 'u-1', firstName: 'Ana', lastName: 'Ruiz' },
  rows: 3,
  created: 3,
  merged: 0,
  skipped: 0,
  undoneAt: null,
  canUndo: false,
  undoBlocker: null,
  ...change,
});

test('R-53 X-36 lists the earlier imports with their undo or the reason why there is none', async () => {
  const undone = { undoneAt: '2026-11-20T16:30:00Z' };
  const others = [
    createImport('viejos.xlsx', { undoBlocker: '2 de los clientes ya tienen ventas.' }),
    createImport('prueba.xlsx', undone),
  ];
  let state: object = { canUndo: true };
  const page = { page: 1, size: 10, totalPages: 2, totalRecords: 13 };
  mockApi({
    'GET /imports': ({ searchParams }) =>
      searchParams.get('page') === '2'
        ? { data: [createImport('otros.csv', undone)], ...page, page: 2 }
        : { data: [createImport('nuevos.csv', state), ...others], ...page },
    'POST /imports/nuevos.csv/undo': () => {
      state = undone;
      return { data: {} };
    },
  });
  const { user } = renderPage(
    <ImportHistory imported="clients" noun={['cliente', 'clientes']} onUndone={() => undefined} />,
  );
  const table = within(await screen.findByRole('table', { name: 'Importaciones anteriores' }));
  expect(table.getByText('2 de los clientes ya tienen ventas.')).toBeVisible();
  expect(table.getByText(/^Se deshizo el 20\/11\/26/)).toBeVisible();
  await user.click(table.getByRole('button', { name: 'Deshacer nuevos.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Deshacer la importación' }));
  await waitFor(() => expect(table.getAllByText(/^Se deshizo el/)[0]).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  expect(await table.findByText('otros.csv')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Página 1' }));
  expect(await table.findByText('nuevos.csv')).toBeVisible();
  expect(table.getAllByText(/^Se deshizo el/)[0]).not.toHaveFocus();
});
