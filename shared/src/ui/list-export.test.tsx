import { screen, waitFor } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import type { Partner } from '../contract';
import { useToasts } from '../platform';
import { type Answers, renderPage, serve } from '../testing';
import { ListExport } from './list-export';
import type { ListColumn } from './list-types';

const row = (fields: Partial<Partner>) => ({
  id: '1',
  name: 'Ana Núñez',
  rfc: null,
  tonnesAvailable: 1200,
  pricePerTonne: '48660.25',
  createdAt: '2026-11-19T03:00:00.000Z',
  ...fields,
});

const columns: readonly ListColumn<Partner>[] = [
  { key: 'name', title: 'Nombre', render: ({ name }) => <b>{name}</b>, cell: ({ name }) => name },
  { key: 'plain', title: 'Clave', render: ({ id }) => id },
  {
    key: 'tonnes',
    title: 'Toneladas',
    render: () => '–',
    cell: ({ tonnesAvailable }) => tonnesAvailable,
    align: 'right',
  },
  {
    key: 'price',
    title: 'Precio',
    render: () => '$',
    cell: ({ pricePerTonne }) => (pricePerTonne ? { money: pricePerTonne } : null),
  },
  { key: 'since', title: 'Alta', render: () => '', cell: ({ createdAt }) => ({ date: createdAt }), optional: true },
];

const files: { name: string; blob: Blob | undefined }[] = [];

beforeEach(() => {
  files.length = 0;
  useToasts.setState({ toasts: [] });
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:prueba';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: last });
  });
});

const bytesOf = (blob: Blob | undefined): Promise<Buffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob ?? new Blob());
  });

function open(answers: Answers) {
  const asked = serve(answers);
  const request = { query: { page: 1, size: 'all', type: 'SILAGE_VENDOR' } } as const;
  return {
    asked,
    ...renderPage(<ListExport name="Socios" columns={columns} call="GET /partners" request={request} />),
  };
}

async function exported(rows: readonly object[]) {
  const { user, asked } = open({ 'GET /partners': { data: rows } });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(asked.map(({ url }) => url)).toEqual(['/partners?page=1&size=all&type=SILAGE_VENDOR']);
  return readSheet(await bytesOf(files[0]?.blob));
}

test('R-15 a list is exported with its columns, each as what it is: text, figure, money, date', async () => {
  const [heads, first, second] = await exported([row({}), row({ id: '2', tonnesAvailable: null })]);
  expect(heads).toEqual(['Nombre', 'Clave', 'Toneladas', 'Precio', 'Alta']);
  expect(first).toEqual(['Ana Núñez', '1', 1200, 48660.25, new Date('2026-11-18T00:00:00Z')]);
  expect(second?.[2]).toBeNull();
  expect(files[0]?.name).toMatch(/^Socios \d{4}-\d\d-\d\d\.xlsx$/);
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'success' })]);
});

test('R-15 what begins like a formula stays a text, and so does what looks like markup or an escape', async () => {
  const names = ['=1+1', '+52 871', '-7', '@SUM(A1)', '=HYPERLINK("http://x")', '<b>&amp;</b>', '_x0041_', 'a😀b'];
  const [, ...rows] = await exported(names.map((name, at) => row({ id: String(at), name })));
  expect(rows.map(([name]) => name)).toEqual(names);
});

test('R-15 as many rows as there are, in their order', async () => {
  const names = Array.from({ length: 1_203 }, (_, at) => `Socio ${at}`);
  const [, ...rows] = await exported(names.map((name) => row({ name })));
  expect(rows.map(([name]) => name)).toEqual(names);
});

test('R-15 an export that cannot be read is told, and the button is there again', async () => {
  const { user } = open({ 'GET /partners': { status: 503, error: 'El servicio no está disponible.' } });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'error' })]));
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
});

test('R-15 an export is called off: no file, no complaint', async () => {
  const { user } = open({});
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled());
  expect([files, useToasts.getState().toasts]).toEqual([[], []]);
});
