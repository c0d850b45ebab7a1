import { screen, waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import type { Partner } from '../../contract';
import { useToasts } from '../../platform';
import { type MockResponses, renderPage, mockApi } from '../../testing';
import { readSheetRows } from '../../testing/readSheetRows';
import { ListExport } from './list-export';
import type { ListColumn } from '../table/list-column';

const createRow = (fields: Partial<Partner>) => ({
  id: '1',
  name: 'Ana Núñez',
  rfc: null,
  tonnesAvailable: 1200,
  pricePerTonne: '48660.25',
  createdAt: '2026-11-19T03:00:00.000Z',
  ...fields,
});

const columns: readonly ListColumn<Partner>[] = [
  { key: 'name', title: 'Nombre', render: ({ name }) => <b>{name}</b>, exportCell: ({ name }) => name },
  { key: 'plain', title: 'Clave', render: ({ id }) => id },
  {
    key: 'tonnes',
    title: 'Toneladas',
    render: () => '–',
    exportCell: ({ tonnesAvailable }) => tonnesAvailable,
    align: 'right',
  },
  {
    key: 'price',
    title: 'Precio',
    render: () => '$',
    exportCell: ({ pricePerTonne }) => (pricePerTonne ? { money: pricePerTonne } : null),
  },
  {
    key: 'since',
    title: 'Alta',
    render: () => '',
    exportCell: ({ createdAt }) => ({ date: createdAt }),
    optional: true,
  },
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

const readBytes = (blob: Blob | undefined): Promise<Buffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(Buffer.from(reader.result as ArrayBuffer)));
    reader.readAsArrayBuffer(blob ?? new Blob());
  });

const recorded: unknown[] = [];
beforeEach(() => void (recorded.length = 0));

function open(answers: MockResponses, shown = columns) {
  const requests = mockApi({
    'POST /exports': (_, init) => {
      recorded.push(JSON.parse(String(init?.body)));
      return { data: null };
    },
    ...answers,
  });
  const request = { query: { type: 'SILAGE_VENDOR' } } as const;
  return {
    requests,
    ...renderPage(<ListExport name="Socios" columns={shown} call="GET /partners" request={request} />),
  };
}

async function exportAndReadSheet(rows: readonly object[], shown = columns) {
  const { user, requests } = open({ 'GET /partners': { data: rows } }, shown);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(requests.map(({ url }) => url)).toEqual(['/partners?type=SILAGE_VENDOR&page=1&size=1000', '/exports']);
  return readSheetRows(await readBytes(files[0]?.blob));
}

const BUILT_IN_FORMATS: Readonly<Record<string, string>> = { 0: 'General', 3: '#,##0', 4: '#,##0.00', 10: '0.00%' };

/** Describes the styles of a workbook by their index: alignment and number format. */
function createStyleReader(styles: string): (index: number) => string {
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
  );
  const [, cellStyles = ''] = /<cellXfs[^>]*>([\s\S]*)<\/cellXfs>/.exec(styles) ?? [];
  const all = cellStyles.split('<xf ').slice(1);
  return (index) => {
    const [, format = '0'] = /numFmtId="(\d+)"/.exec(all[index] ?? '') ?? [];
    const [, align] = /horizontal="(\w+)"/.exec(all[index] ?? '') ?? [];
    return `${align} ${formats.get(format) ?? BUILT_IN_FORMATS[format]}`;
  };
}

test('exports the columns with their types: text, number, money, date', async () => {
  const [headers, first, second] = await exportAndReadSheet([
    createRow({}),
    createRow({ id: '2', tonnesAvailable: null }),
  ]);
  expect(headers).toEqual(['Nombre', 'Clave', 'Toneladas', 'Precio', 'Alta']);
  expect(first).toEqual(['Ana Núñez', '1', 1200, 48660.25, new Date('2026-11-18T00:00:00Z')]);
  expect(second?.[2]).toBeNull();
  expect(files[0]?.name).toMatch(/^Socios \d{4}-\d\d-\d\d\.xlsx$/);
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'success' })]);
});

test('each column has one format: instant with time, percentage, decimals, unit in the header', async () => {
  const formatted: readonly ListColumn<Partner>[] = [
    { key: 'at', title: 'Momento', render: () => '', exportCell: ({ createdAt }) => ({ time: createdAt }) },
    { key: 'share', title: 'Parte', render: () => '', exportCell: () => ({ percent: 0.075 }), align: 'left' },
    {
      key: 'tonnes',
      title: 'Maíz',
      unit: 't',
      render: () => '',
      exportCell: ({ tonnesAvailable }) => ({ decimal: tonnesAvailable }),
    },
    { key: 'price', title: 'Precio', render: () => '', exportCell: () => ({ money: '339414616.30' }) },
  ];
  const [headers, first, second] = await exportAndReadSheet(
    [createRow({}), createRow({ tonnesAvailable: null })],
    formatted,
  );
  expect(headers).toEqual(['Momento', 'Parte', 'Maíz (t)', 'Precio']);
  expect(first).toEqual([new Date('2026-11-18T21:00:00Z'), 0.075, 1200, 339414616.3]);
  expect(second?.[2]).toBeNull();
  const parts = unzipSync(new Uint8Array(await readBytes(files[0]?.blob)));
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const describeStyle = createStyleReader(strFromU8(parts['xl/styles.xml']!));
  expect(
    [...xml.matchAll(/<c r="([A-D][12])" s="(\d+)"/g)].map(
      ([, cell, style]) => `${cell} ${describeStyle(Number(style))}`,
    ),
  ).toEqual([
    'A1 center General',
    'B1 right General',
    'C1 right General',
    'D1 right General',
    'A2 center dd/mm/yy hh:mm',
    'B2 right 0.00%',
    'C2 right #,##0.00',
    'D2 right #,##0.00',
  ]);
  // The headers have filters and repeat on every printed page.
  expect(xml).toContain('</sheetData><autoFilter ref="A1:D3"/>');
  expect(strFromU8(parts['xl/workbook.xml']!)).toContain(`'Socios'!$1:$1`);
  const [, wide] = /min="4" max="4" width="([\d.]+)"/.exec(xml) ?? [];
  expect(Number(wide)).toBeGreaterThan('339,414,616.30'.length);
});

test('text that looks like a formula, markup or an escape stays text', async () => {
  const names = [
    '=1+1',
    '+52 871',
    '-7',
    '@SUM(A1)',
    '=HYPERLINK("http://x")',
    '<b>&amp;</b>',
    '_x0041_',
    'a😀b',
    'constructor',
  ];
  const [, ...rows] = await exportAndReadSheet(names.map((name, at) => createRow({ id: String(at), name })));
  expect(rows.map(([name]) => name)).toEqual(names);
});

test('exports all rows in their order', async () => {
  const names = Array.from({ length: 1_203 }, (_, at) => `Socio ${at}`);
  const [, ...rows] = await exportAndReadSheet(names.map((name) => createRow({ name })));
  expect(rows.map(([name]) => name)).toEqual(names);
});

test('X-21 records the export with its filters and rows in the audit log', async () => {
  await exportAndReadSheet([createRow({}), createRow({ id: '2' })]);
  expect(recorded).toEqual([
    { list: 'GET /partners', name: files[0]?.name, filters: { type: 'SILAGE_VENDOR' }, rows: 2 },
  ]);
});

test('X-21 saves no file when the export cannot be recorded', async () => {
  const { user } = open({
    'GET /partners': { data: [createRow({})] },
    'POST /exports': { status: 503, error: 'El servicio no está disponible.' },
  });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'error' })]));
  expect(files).toEqual([]);
});

test('shows an error toast when the request fails and enables the button', async () => {
  const { user } = open({ 'GET /partners': { status: 503, error: 'El servicio no está disponible.' } });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'error' })]));
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
});

test('cancelling creates no file and shows no error', async () => {
  const { user } = open({});
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled());
  expect([files, useToasts.getState().toasts]).toEqual([[], []]);
});
