import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { measuredRows } from './columnWidths';
import { readWorkbookPart } from '../../../testing/workbooks/downloadWorkbook';
import { readSheets } from '../../../testing/workbooks/readSheets';
import type { RowBatch, SheetDefinition, SheetRow } from '../sheetTypes';
import { streamWorkbook } from './streamWorkbook';
import { writeWorkbook } from './writeWorkbook';

const sheets: SheetDefinition[] = [
  {
    name: 'Detalle',
    hasFilter: true,
    columns: [
      { heading: 'Folio', kind: 'text' },
      { heading: 'Fecha', kind: 'date' },
      { heading: 'Importe', kind: 'money' },
      { heading: 'Nota', kind: 'text', wrap: true, width: 20 },
    ],
  },
  { name: 'Resumen', columns: [{ heading: 'Total', kind: 'integer' }], blankRows: 2 },
];

const createRow = (number: number): SheetRow => ({
  values: [`V-${number} <&>`, '2026-11-15', `${number}.50`, number % 2 ? 'Una nota de más de dieciséis letras' : null],
  bold: number % 3 === 0,
});
const detail = Array.from({ length: 7 }, (_, index) => createRow(index));
const summary: SheetRow[] = [{ values: [7], bold: true }];

async function* createBatches(): AsyncGenerator<RowBatch> {
  for (let start = 0; start < detail.length; start += 3) yield { sheet: 0, rows: detail.slice(start, start + 3) };
  yield { sheet: 1, rows: summary };
}

const streamToBuffer = (maxRows?: number): Promise<Buffer> => buffer(streamWorkbook(sheets, createBatches(), maxRows));

test('X-17 writes the same cells as the library does from memory', async () => {
  const [streamed, expected] = await Promise.all([streamToBuffer(), writeWorkbook(sheets, [detail, summary])]);
  expect(readSheets(streamed)).toEqual(readSheets(expected));
});

test.each(['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'])(
  'X-17 writes the same rows, styles and page settings of %s as the library does',
  async (name) => {
    const [streamed, expected] = await Promise.all([streamToBuffer(), writeWorkbook(sheets, [detail, summary])]);
    // Texts are inline in one and in a shared table in the other, and styles have other numbers.
    const normalize = async (file: Buffer): Promise<string> => {
      const stylesXml = await readWorkbookPart(file, 'xl/styles.xml');
      const formats = new Map(
        [...stylesXml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id, code]) => [id, code]),
      );
      const styles = (stylesXml.match(/<xf [^>]*>.*?<\/xf>/g) ?? []).map((style) =>
        style.replace(/numFmtId="(\d+)"/, (_match, id: string) => `format=${formats.get(id)}`),
      );
      return (await readWorkbookPart(file, name))
        .replace(/ t="inlineStr"><is>.*?<\/is><\/c>/g, '/>')
        .replace(/ t="s"><v>\d+<\/v><\/c>/g, '/>')
        .replace(/ s="(\d+)"/g, (_match, style: string) => ` style=${styles[Number(style)]}`);
    };
    expect(await normalize(streamed)).toBe(await normalize(expected));
  },
);

test('X-17 continues on further sheets when a sheet is full, each with a filter', async () => {
  const file = await streamToBuffer(3);
  const read = readSheets(file);
  expect(read.map(({ sheet }) => sheet)).toEqual(['Detalle', 'Detalle 2', 'Detalle 3', 'Resumen']);
  const folios = read.slice(0, 3).map(({ data }) => data.map(([folio]) => folio));
  expect(folios).toEqual([
    ['Folio', 'V-0 <&>', 'V-1 <&>', 'V-2 <&>'],
    ['Folio', 'V-3 <&>', 'V-4 <&>', 'V-5 <&>'],
    ['Folio', 'V-6 <&>'],
  ]);
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet3.xml')).toContain('<autoFilter ref="A1:D2"/>');
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet2.xml')).toContain('tabSelected="0"');
  expect(await readWorkbookPart(file, 'xl/workbook.xml')).toContain("'Detalle 3'!$1:$1");
});

test('writes a sheet without rows', async () => {
  const file = await buffer(streamWorkbook(sheets, { next: async () => ({ done: true, value: undefined }) }));
  expect(readSheets(file).map(({ sheet }) => sheet)).toEqual(['Detalle', 'Resumen']);
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet1.xml')).toContain('<autoFilter ref="A1:D1"/>');
});

/** As PostgreSQL writes a value in a record: quoted only where it has to be. */
function formatValue(value: SheetRow['values'][number]): string {
  const text = String(value ?? '');
  return value === null || /^[^\s"\\(),]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '$&$&')}"`;
}

const formatRecord = ({ values }: SheetRow): string => `(${values.map(formatValue).join(',')})`;

const toRecords = (rows: readonly SheetRow[]): RowBatch => ({
  sheet: 0,
  records: rows.map(formatRecord).join(''),
  count: rows.length,
});

const hostileTexts = [
  'V-1',
  '=1+1',
  '<b>&amp;</b>',
  ' x ',
  'x ',
  'a "b", (c)',
  String.raw`\\server\x`,
  'línea\núltima',
  '',
  ']]>',
  '\u0000\u000b\u001fx',
  '\u0085\u00a0¿',
  '\ufffex\uffff',
  '🌽',
  '_x0041_',
];

const collect = (sheet: SheetDefinition, ...batches: RowBatch[]): Promise<Buffer> =>
  buffer(streamWorkbook([sheet], Readable.from(batches)[Symbol.asyncIterator]()));

test.each([false, true])('X-17 writes the same cells from records as from rows, with wrap %s', async (wrap) => {
  const sheet: SheetDefinition = {
    name: 'Hoja',
    columns: [
      { heading: 'Texto', kind: 'text' },
      { heading: 'Fecha', kind: 'date' },
      { heading: 'Hectáreas', kind: 'decimal' },
      { heading: 'Nota', kind: 'text', wrap, width: 20 },
    ],
  };
  // Records are parsed as rows as long as the widths of columns are measured.
  const measured = Array.from({ length: measuredRows }, (): SheetRow => ({ values: ['a', '2026-11-14', 1, null] }));
  const rows = hostileTexts.map((text): SheetRow => ({ values: [text, '2026-11-15', '12.5', text] }));
  const readRows = async (file: Buffer): Promise<string[]> =>
    (await readWorkbookPart(file, 'xl/worksheets/sheet1.xml')).split('<row ').slice(measuredRows);
  const first = { sheet: 0, rows: measured };
  const fromRows = await collect(sheet, first, { sheet: 0, rows });
  const fromRecords = await collect(sheet, first, toRecords(rows));
  expect(await readRows(fromRecords)).toEqual(await readRows(fromRows));
});

test('X-17 divides records between sheets', async () => {
  const batches = [0, 1].map(() => toRecords(detail));
  const file = await buffer(streamWorkbook(sheets, Readable.from(batches)[Symbol.asyncIterator](), 9));
  const folios = readSheets(file).map(({ data }) => data.map(([folio]) => folio).slice(1));
  const all = [...detail, ...detail].map(({ values: [folio] }) => folio);
  expect(folios).toEqual([all.slice(0, 9), all.slice(9), []]);
});

test('stops reading rows when the reader leaves the file', async () => {
  let produced = 0;
  async function* createEndlessBatches(): AsyncGenerator<RowBatch> {
    for (;;) {
      produced += 1;
      yield { sheet: 0, rows: Array.from({ length: 500 }, () => createRow(Math.floor(Math.random() * 1e9))) };
    }
  }
  const file = streamWorkbook(sheets, createEndlessBatches());
  for await (const chunk of file) if (chunk && produced > 10) break;
  const atEnd = produced;
  await new Promise((resolve) => setImmediate(resolve));
  expect(produced - atEnd).toBeLessThanOrEqual(1);
  expect(file.destroyed).toBe(true);
});

test('fails with the error of the rows', async () => {
  const failing = { next: () => Promise.reject(new Error('No connection.')) };
  await expect(buffer(streamWorkbook(sheets, failing))).rejects.toThrow('No connection.');
});
