import { screen, waitFor } from '@testing-library/react';
import { useToasts } from '../../platform';
import { type MockResponses, mockApi, recordBody, renderPage } from '../../testing';
import { ListExport } from './list-export';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  useToasts.setState({ toasts: [] });
  URL.createObjectURL = () => 'blob:prueba';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

function open(responses: MockResponses) {
  mockApi(responses);
  const request = { query: { type: 'SILAGE_VENDOR', search: '', sort: 'name' } } as const;
  const columns = [{ key: 'name' }, { key: 'price' }];
  return renderPage(<ListExport columns={columns} call="GET /partners" request={request} />);
}

test('X-28 requests the columns of the list with its filters and sort, and saves the file', async () => {
  const requested: unknown[] = [];
  const { user } = open({ 'POST /exports': recordBody(requested, { data: null }) });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(requested).toEqual([
    { list: 'GET /partners', columns: ['name', 'price'], query: { type: 'SILAGE_VENDOR', sort: 'name' } },
  ]);
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'success' })]);
});

test('shows an error toast when the request fails and enables the button', async () => {
  const { user } = open({ 'POST /exports': { status: 503, error: 'El servicio no está disponible.' } });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'error' })]));
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
  expect(saved).toEqual([]);
});

test('cancelling creates no file and shows no error', async () => {
  const { user } = open({});
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled());
  expect([saved, useToasts.getState().toasts]).toEqual([[], []]);
});
