import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, useListState, useToasts } from '../../../platform';
import { mockApi, recordBody, renderPage } from '../../../testing';
import { createLoadedCall } from '../../../testing/stories/callStates';
import type { ListColumn } from '../../table/list-column';
import { ListPage } from '../list-page';
import type { BulkActionSource, BulkRecordAction } from './selection-types';

interface Sale {
  id: string;
  folio: string;
  isDelivered: boolean;
}

const columns: readonly ListColumn<Sale>[] = [
  { key: 'folio', title: 'Folio', render: ({ folio }) => folio, cardPosition: 'title', sortField: 'folio' },
  { key: 'date', title: 'Fecha', render: () => '19/11/26' },
];

const createSale = (number: number): Sale => ({ id: `s${number}`, folio: `V-${number}`, isDelivered: number === 3 });

/** What the page fixes, and the order on the screen. */
const exportRequest = { query: { type: 'SILAGE_VENDOR', zoneId: '', sort: '-name' } } as const;
const send = jest.fn<Promise<unknown>, Parameters<BulkRecordAction<Sale>['send']>>();
const refresh = jest.fn(async () => undefined);
const createFile = jest.fn(async () => ({ name: 'DKbonos.pdf', blob: new Blob(['x']) }));

const BulkActions: BulkActionSource<Sale> = ({ children }) =>
  children([
    {
      kind: 'records',
      key: 'deliver',
      label: 'Entregar',
      icon: 'check',
      check: ({ isDelivered }) => (isDelivered ? 'La venta ya está entregada.' : null),
      formatTitle: (count) => `¿Entregar ${count}?`,
      text: 'No se puede deshacer.',
      send,
      formatDone: (count) => `Entregadas: ${count}`,
      refresh,
    },
    { kind: 'file', key: 'pdf', label: 'PDF', icon: 'file', check: () => null, maxRows: 2, createFile },
  ]);
const loadActions = async () => ({ BulkActions });

function Sales() {
  const state = useListState(['search'], 'folio');
  const first = (state.page - 1) * 10;
  const [data] = useState(() => Array.from({ length: 12 }, (_, index) => createSale(index + 1)));
  const page = { data: data.slice(first, first + 10), page: state.page, size: 10, totalPages: 2, totalRecords: 12 };
  return (
    <ListPage
      noun={['venta', 'ventas']}
      state={state}
      response={createLoadedCall(page)}
      columns={columns}
      filters={[{ kind: 'search', name: 'search', label: 'Buscar' }]}
      empty={{ text: 'Aún no hay ventas.' }}
      rowLink={({ id }) => `/venta/${id}`}
      selectionOptions={{ loadActions, exported: { columns, call: 'GET /partners', request: exportRequest } }}
    />
  );
}

const getBox = (name: string): HTMLElement => screen.getByRole('checkbox', { name: `Seleccionar ${name}` });
const findBar = async () => within(await screen.findByRole('region', { name: 'Selección' }));
const findDialog = async (title: string) =>
  within((await screen.findByText(title, { selector: '.ant-modal-title' })).closest('[role=dialog]') ?? document.body);
const readToasts = () => useToasts.getState().toasts.map(({ severity, summary }) => `${severity}: ${summary}`);

const originalMatchMedia = window.matchMedia;
// Loaded on use in the product; here first, so that no test waits for their compilation.
beforeAll(() => Promise.all([import('./selection-bar'), import('./bulk-dialog')]), 60_000);
beforeEach(() => {
  useToasts.setState({ toasts: [] });
  send.mockReset().mockResolvedValue(null);
  refresh.mockClear();
  mockApi({});
});
afterEach(() => {
  window.matchMedia = originalMatchMedia;
});

test('a page is selected by its header, which shows when only some of its rows are', async () => {
  const { user } = renderPage(<Sales />);
  await user.click(getBox('V-2'));
  const all = screen.getByRole('checkbox', { name: 'Seleccionar la página' });
  expect(all).toBePartiallyChecked();
  await user.click(all);
  expect((await findBar()).getByRole('status')).toHaveTextContent('Selección: 10 ventas');
  expect(all).toBeChecked();
  await user.click(all);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selección' })).not.toBeInTheDocument());
});

test('the space bar selects a row, shift the rows between two, and a click on the box opens no record', async () => {
  const { user } = renderPage(<Sales />);
  getBox('V-2').focus();
  await user.keyboard(' ');
  await user.keyboard('{Shift>}');
  await user.click(getBox('V-5'));
  await user.keyboard('{/Shift}');
  expect((await findBar()).getByRole('status')).toHaveTextContent('Selección: 4 ventas');
  expect(getBox('V-4')).toBeChecked();
  expect(getBox('V-6')).not.toBeChecked();
  expect(screen.getByRole('table')).toBeVisible();
});

test('the selection remains on other pages and in another order, and is removed, with a message, by a filter', async () => {
  const { user } = renderPage(<Sales />);
  await user.click(getBox('V-2'));
  await user.click(screen.getByRole('button', { name: 'Página 2' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Seleccionar V-11' }));
  expect((await findBar()).getByRole('status')).toHaveTextContent('Selección: 2 ventas');
  await user.click(screen.getByRole('button', { name: 'Folio' }));
  expect(getBox('V-2')).toBeChecked();
  await user.type(screen.getByRole('searchbox'), 'Ana');
  await waitFor(() => expect(readToasts()).toEqual(['info: Se quitó la selección porque cambiaron los filtros']));
  expect(getBox('V-2')).not.toBeChecked();
});

test('the question names the records and those left out, with the rule; the rest is sent once, with its own key', async () => {
  const { user } = renderPage(<Sales />);
  for (const name of ['V-1', 'V-2', 'V-3']) await user.click(getBox(name));
  await user.click((await findBar()).getByRole('button', { name: 'Entregar' }));
  const dialog = await findDialog('¿Entregar 2?');
  expect(dialog.getByText('V-1')).toBeInTheDocument();
  expect(dialog.getByText('Queda fuera 1')).toBeInTheDocument();
  expect(dialog.getByText(/La venta ya está entregada\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Entregar' }));
  await waitFor(() => expect(readToasts()).toEqual(['success: Entregadas: 2']));
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['s1', 's2']);
  expect(new Set(send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)).size).toBe(2);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(getBox('V-1')).not.toBeChecked();
  expect(getBox('V-3')).toBeChecked();
});

test('what was refused stays selected with the sentence of the API; what was not sent is sent again with the same key', async () => {
  const { user } = renderPage(<Sales />);
  send.mockImplementation(async ({ id }) => {
    if (id === 's1') throw new ApiError('La venta cambió.', 409, 'VERSION_OBSOLETA');
    if (id === 's4') throw new ApiError('No hay conexión.', 0, 'RED');
  });
  for (const name of ['V-1', 'V-2', 'V-4']) await user.click(getBox(name));
  await user.click((await findBar()).getByRole('button', { name: 'Entregar' }));
  await user.click((await findDialog('¿Entregar 3?')).getByRole('button', { name: 'Entregar' }));
  const dialog = await findDialog('Entregar');
  await dialog.findByRole('button', { name: 'Reintentar' });
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'V-1 La venta cambió.',
    'V-4 No hay conexión.',
    'V-2 Hecho',
  ]);
  expect(readToasts()).toEqual(['warn: Entregadas: 1']);
  expect((await findBar()).getByRole('status', { hidden: true })).toHaveTextContent('Selección: 2 ventas');
  send.mockResolvedValue(null);
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(readToasts()).toEqual(['warn: Entregadas: 1', 'success: Entregadas: 1']));
  const keys = send.mock.calls.filter(([{ id }]) => id === 's4').map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('a file takes the selected records, at most as many as it may have', async () => {
  URL.createObjectURL = () => 'blob:prueba';
  const { user } = renderPage(<Sales />);
  for (const name of ['V-1', 'V-2', 'V-4']) await user.click(getBox(name));
  await user.click((await findBar()).getByRole('button', { name: 'PDF' }));
  expect(useToasts.getState().toasts[0]?.detail).toBe(
    'Un archivo lleva 2 registros como máximo. Quite 1 de la selección.',
  );
  expect(createFile).not.toHaveBeenCalled();
  await user.click(getBox('V-4'));
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click((await findBar()).getByRole('button', { name: 'PDF' }));
  await waitFor(() => expect(readToasts()).toContain('success: Archivo descargado'));
  expect(createFile.mock.calls[0]).toEqual([[createSale(1), createSale(2)], expect.anything(), expect.anything()]);
});

test('X-28 exports the selected rows with the columns, the fixed filters and the order of the list', async () => {
  const requested: unknown[] = [];
  mockApi({ 'POST /exports': recordBody(requested, { data: null }) });
  URL.createObjectURL = () => 'blob:prueba';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = renderPage(<Sales />);
  for (const name of ['V-1', 'V-4']) await user.click(getBox(name));
  await user.click((await findBar()).getByRole('button', { name: 'Exportar selección' }));
  await waitFor(() => expect(readToasts()).toContain('success: Archivo descargado'));
  expect(requested).toEqual([
    {
      list: 'GET /partners',
      columns: columns.map(({ key }) => key),
      query: { type: 'SILAGE_VENDOR', sort: '-name' },
      ids: ['s1', 's4'],
    },
  ]);
});

test('on a phone the cards have checkboxes while the user selects', async () => {
  window.matchMedia = (query) => ({ ...originalMatchMedia(query), matches: query === '(max-width: 767.98px)' });
  const { user } = renderPage(<Sales />);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Seleccionar' }));
  const bar = await findBar();
  await user.click(getBox('V-1'));
  expect(bar.getByRole('status')).toHaveTextContent('Selección: 1 venta');
  expect(bar.getByRole('button', { name: 'Entregar' })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Más acciones de la selección' }));
  await user.click(screen.getByRole('menuitem', { name: 'Toda la página' }));
  expect(bar.getByRole('status')).toHaveTextContent('Selección: 10 ventas');
  await user.click(bar.getByRole('button', { name: 'Más acciones de la selección' }));
  expect(screen.getByRole('menuitem', { name: 'PDF' })).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Quitar selección' }));
  await act(async () => undefined);
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
