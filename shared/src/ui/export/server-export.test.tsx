import { act, screen, waitFor } from '@testing-library/react';
import { useToasts } from '../../platform';
import { renderPage, mockApi } from '../../testing';
import { ServerExport } from './server-export';
import { parseFileName } from './fetch-server-file';

const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  useToasts.setState({ toasts: [] });
  URL.createObjectURL = () => 'blob:prueba';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const show = () =>
  renderPage(
    <ServerExport name="ventas.xlsx" call="GET /sales/sale-report" request={{ query: { search: 'roble' } }} />,
  );

/** Mocks a response with a file. */
function answerFile(name: string) {
  const urls: string[] = [];
  mockApi({});
  const headers = new Map([['content-disposition', `attachment; filename="x.xlsx"; filename*=UTF-8''${name}`]]);
  globalThis.fetch = async (input) => {
    urls.push(String(input));
    const response: Pick<Response, 'ok' | 'status' | 'body' | 'blob'> & { headers: Pick<Headers, 'get'> } = {
      ok: true,
      status: 200,
      body: null,
      headers: { get: (header) => headers.get(header) ?? null },
      blob: async () => new Blob(['contenido']),
    };
    return response as Response;
  };
  return urls;
}

test('X-17 exports the filtered records under the name from the server', async () => {
  const urls = answerFile('Reporte%20de%20ventas%20a%C3%B1o.xlsx');
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(saved).toEqual(['Reporte de ventas año.xlsx']));
  expect(urls).toEqual(['/api/sales/sale-report?search=roble']);
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'success' })]);
});

test('X-17 shows a progress bar and disables the button while downloading', async () => {
  answerFile('a.xlsx');
  const response = globalThis.fetch;
  let release = (): void => undefined;
  globalThis.fetch = (...request) =>
    new Promise((resolve) => {
      release = () => resolve(response(...request));
    });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('progressbar', { name: 'Preparando el archivo…' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeDisabled();
  release();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled());
  expect(screen.queryByRole('progressbar')).toBeNull();
});

/** Mocks a file of two parts; `release` sends the second one. */
function answerParts(headers: Record<string, string>) {
  const parts = [new Uint8Array(1024), new Uint8Array(1024)];
  let release = (): void => undefined;
  const read = async (): Promise<ReadableStreamReadResult<Uint8Array>> => {
    if (parts.length === 1) await new Promise<void>((resolve) => (release = resolve));
    const value = parts.shift();
    return value ? { done: false, value } : { done: true, value: undefined };
  };
  const response = {
    ok: true,
    status: 200,
    body: { getReader: () => ({ read }) },
    headers: { get: (header: string) => headers[header] ?? null },
  };
  globalThis.fetch = async () => response as Response;
  return () => release();
}

test.each([
  ['the received size while the server writes the file', {}, 'Preparando el archivo… 1 KB'],
  ['the received share of a file of known size', { 'content-length': '2048' }, 'Preparando el archivo… 50 %'],
])('X-17 shows %s', async (_, headers, name) => {
  mockApi({});
  const release = answerParts(headers);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  expect(await screen.findByRole('progressbar', { name })).toBeVisible();
  release();
  await waitFor(() => expect(saved).toEqual(['ventas.xlsx']));
});

test('X-28 without a network the button is disabled and says why', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mockApi({});
  show();
  const button = screen.getByRole('button', { name: 'Exportar' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Se podrá descargar en cuanto vuelva la red.');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(button).toBeEnabled();
  expect(button).not.toHaveAccessibleDescription();
});

test('F-04 shows a toast when the report fails', async () => {
  mockApi({ 'GET /sales/sale-report': { status: 503, error: 'El servicio no está disponible.' } });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() =>
    expect(useToasts.getState().toasts).toEqual([
      expect.objectContaining({ severity: 'error', summary: 'Error', detail: 'El servicio no está disponible.' }),
    ]),
  );
  expect(saved).toEqual([]);
});

test.each([
  [`attachment; filename="ano.xlsx"; filename*=UTF-8''a%C3%B1o.xlsx`, 'año.xlsx'],
  ['attachment; filename="plano.xlsx"', 'plano.xlsx'],
  [`attachment; filename="plano.xlsx"; filename*=UTF-8''%E0%A4%A`, 'plano.xlsx'],
  [null, 'otro.xlsx'],
])('reads the file name in %p', (header, name) => expect(parseFileName(header, 'otro.xlsx')).toBe(name));
