import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
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

function open(answers: Answers, shown = columns) {
  const asked = serve(answers);
  const request = { query: { page: 1, size: 'all', type: 'SILAGE_VENDOR' } } as const;
  return {
    asked,
    ...renderPage(<ListExport name="Socios" columns={shown} call="GET /partners" request={request} />),
  };
}

async function exported(rows: readonly object[], shown = columns) {
  const { user, asked } = open({ 'GET /partners': { data: rows } }, shown);
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

test('R-15 each column has one look: an instant with its time, a share, decimals throughout, its unit in its heading', async () => {
  const looks: readonly ListColumn<Partner>[] = [
    { key: 'at', title: 'Momento', render: () => '', cell: ({ createdAt }) => ({ time: createdAt }) },
    { key: 'share', title: 'Parte', render: () => '', cell: () => ({ percent: 0.075 }), align: 'left' },
    {
      key: 'tonnes',
      title: 'Maíz',
      unit: 't',
      render: () => '',
      cell: ({ tonnesAvailable }) => ({ decimal: tonnesAvailable }),
    },
    { key: 'price', title: 'Precio', render: () => '', cell: () => ({ money: '339414616.30' }) },
  ];
  const [heads, first, second] = await exported([row({}), row({ tonnesAvailable: null })], looks);
  expect(heads).toEqual(['Momento', 'Parte', 'Maíz (t)', 'Precio']);
  expect(first).toEqual([new Date('2026-11-18T21:00:00Z'), 0.075, 1200, 339414616.3]);
  expect(second?.[2]).toBeNull();
  const parts = unzipSync(new Uint8Array(await bytesOf(files[0]?.blob)));
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  // Places in styles.xml: heads in the middle and at the right; instant, percentage, decimals.
  expect([...xml.matchAll(/<c r="([A-D][12])" s="(\d)"/g)].map(([, cell, look]) => `${cell} ${look}`)).toEqual([
    'A1 3',
    'B1 2',
    'C1 2',
    'D1 2',
    'A2 8',
    'B2 7',
    'C2 5',
    'D2 5',
  ]);
  // The heads offer filters, and head every page on paper.
  expect(xml).toContain('</sheetData><autoFilter ref="A1:D3"/>');
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain(`'Socios'!$1:$1`);
  const [, wide] = /min="4" max="4" width="(\d+)"/.exec(xml) ?? [];
  expect(Number(wide)).toBeGreaterThan('339,414,616.30'.length);
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
