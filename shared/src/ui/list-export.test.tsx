import { screen, waitFor } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { useToasts } from '../platform';
import { renderPage, serve } from '../testing';
import { ListExport } from './list-export';
import type { ListColumn } from './list-types';

interface Row {
  id: string;
  name: string;
  herd: number | null;
  owed: string;
  since: string;
}

const row = (fields: Partial<Row>): Row => ({
  id: '1',
  name: 'Ana Núñez',
  herd: 1200,
  owed: '48660.25',
  since: '2026-11-19T03:00:00.000Z',
  ...fields,
});

const columns: readonly ListColumn<Row>[] = [
  { key: 'name', title: 'Nombre', render: ({ name }) => <b>{name}</b>, cell: ({ name }) => name },
  { key: 'plain', title: 'Clave', render: ({ id }) => id },
  { key: 'herd', title: 'Hato', render: ({ herd }) => herd ?? '–', cell: ({ herd }) => herd, align: 'right' },
  { key: 'owed', title: 'Saldo', render: () => '$', cell: ({ owed }) => ({ money: owed }), align: 'right' },
  { key: 'since', title: 'Alta', render: () => '', cell: ({ since }) => ({ date: since }), optional: true },
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

async function exported(rows: readonly Row[]) {
  serve({});
  const { user } = renderPage(<ListExport name="Clientes" columns={columns} load={async () => ({ data: rows })} />);
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(files).toHaveLength(1));
  return readSheet(await bytesOf(files[0]?.blob));
}

test('R-15 a list is exported with its columns, each as what it is: text, figure, money, date', async () => {
  const [heads, first, second] = await exported([row({}), row({ id: '2', herd: null })]);
  expect(heads).toEqual(['Nombre', 'Clave', 'Hato', 'Saldo', 'Alta']);
  expect(first).toEqual(['Ana Núñez', '1', 1200, 48660.25, new Date('2026-11-18T00:00:00Z')]);
  expect(second?.[2]).toBeNull();
  expect(files[0]?.name).toMatch(/^Clientes \d{4}-\d\d-\d\d\.xlsx$/);
  expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'success' })]);
});

test('R-15 what begins like a formula stays a text', async () => {
  const names = ['=1+1', '+52 871', '-7', '@SUM(A1)', '=HYPERLINK("http://x")'];
  const [, ...rows] = await exported(names.map((name, at) => row({ id: String(at), name })));
  expect(rows.map(([name]) => name)).toEqual(names);
});

test('R-15 an export that cannot be read is told, and the button is there again', async () => {
  serve({});
  const { user } = renderPage(
    <ListExport name="Clientes" columns={columns} load={() => Promise.reject(new Error('Sin conexión.'))} />,
  );
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([expect.objectContaining({ severity: 'error' })]));
  expect(screen.getByRole('button', { name: 'Exportar' })).toBeEnabled();
});
