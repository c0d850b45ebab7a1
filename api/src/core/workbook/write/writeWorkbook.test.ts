import { buffer } from 'node:stream/consumers';
import { buildSheets } from '../../../testing/workbooks/buildSheets';
import { readWorkbookPart } from '../../../testing/workbooks/downloadWorkbook';
import { readSheets } from '../../../testing/workbooks/readSheets';
import type { RowBatch, SheetDefinition, SheetRow } from '../sheetTypes';
import { writeWorkbook } from './writeWorkbook';

const sheets: SheetDefinition[] = [
  {
    name: 'Detalle',
    hasFilter: true,
    columns: [
      { heading: 'Folio', kind: 'text' },
      { heading: 'Fecha', kind: 'date' },
      { heading: 'Importe', kind: 'money' },
      { heading: 'Descuento', kind: 'percent' },
      { heading: 'Estatus', kind: 'text', width: 20, labels: { ABIERTO: 'Abierto' } },
      { heading: 'Momento', kind: 'time' },
    ],
  },
  { name: 'Resumen', columns: [{ heading: 'Total', kind: 'integer', required: true }], blankRows: 2 },
];
const createRow = (number: number): SheetRow => ({
  values: [`V-${number}`, '2026-11-15', '12.50', 0.05, 'ABIERTO', '2026-11-15T21:00'],
});
const detail = Array.from({ length: 7 }, (_, index) => createRow(index));
const detailXml = (file: Buffer): Promise<string> => readWorkbookPart(file, 'xl/worksheets/sheet1.xml');

async function* createBatches(): AsyncGenerator<RowBatch> {
  for (let start = 0; start < detail.length; start += 3) yield { sheet: 0, rows: detail.slice(start, start + 3) };
  yield { sheet: 1, rows: [{ values: [7], bold: true }] };
}

test('X-17 writes dates as dates, with their time where they have one, amounts and percentages as numbers, and labels', async () => {
  const file = await buffer(writeWorkbook(sheets, createBatches()));
  const [lines, summary] = readSheets(file);
  expect(lines!.data.slice(0, 2)).toEqual([
    ['Folio', 'Fecha', 'Importe', 'Descuento', 'Estatus', 'Momento'],
    ['V-0', new Date('2026-11-15T00:00:00Z'), 12.5, 0.05, 'Abierto', new Date('2026-11-15T21:00:00Z')],
  ]);
  expect(lines!.data).toHaveLength(8);
  expect(summary!.data.slice(0, 2)).toEqual([['Total'], [7]]);
});

test('X-17 shows amounts with two decimals, below frozen headings, in columns of their width', async () => {
  const file = await buffer(writeWorkbook(sheets, createBatches()));
  const xml = await detailXml(file);
  expect(xml).toContain('ySplit="1"');
  expect(xml).toContain('<col min="5" max="5" width="20" customWidth="1"/>');
  const style = Number(/<c r="C2" s="(\d+)"/.exec(xml)?.[1]);
  const styles = (await readWorkbookPart(file, 'xl/styles.xml')).split('<cellXfs')[1]?.match(/<xf [^>]*>/g);
  // 4 is the number of the built-in format #,##0.00.
  expect(styles?.[style]).toContain('numFmtId="4"');
});

test.each(['=1+1', '+1', '-1', '@x', ' x ', '<b>ñ & á</b>', 'línea\núltima', ']]>', '🌽', 'toString'])(
  'X-17 writes the text %j as a text',
  async (text) => {
    const file = await buildSheets(sheets, [[{ values: [text, null, null, null, text] }]]);
    const [, line] = readSheets(file)[0]!.data;
    expect([line?.[0], line?.[4]]).toEqual([text, text]);
    expect(await detailXml(file)).not.toMatch(/<f[ >]/);
  },
);

test('X-17 writes what looks like an escape as it is, and no more text than a cell can have', async () => {
  const text = '_x0041_&amp;';
  const file = await buildSheets(sheets, [[{ values: [text] }, { values: ['a'.repeat(40_000)] }]]);
  expect(await detailXml(file)).toContain('<v>_x005F_x0041_&amp;amp;</v>');
  expect(readSheets(file)[0]!.data[2]?.[0]).toHaveLength(32_767);
});

test('X-17 leaves out characters that XML forbids', async () => {
  const file = await buildSheets(sheets, [[{ values: ['\u0000a\u000b\u001fb\ufffe\uffff'] }]]);
  expect(readSheets(file)[0]!.data[1]?.[0]).toBe('ab');
});

test('X-17 continues on further sheets when a sheet is full, each with a filter', async () => {
  const file = await buffer(writeWorkbook(sheets, createBatches(), 3));
  const read = readSheets(file);
  expect(read.map(({ sheet }) => sheet)).toEqual(['Detalle', 'Detalle 2', 'Detalle 3', 'Resumen']);
  const folios = read.slice(0, 3).map(({ data }) => data.map(([folio]) => folio));
  expect(folios).toEqual([
    ['Folio', 'V-0', 'V-1', 'V-2'],
    ['Folio', 'V-3', 'V-4', 'V-5'],
    ['Folio', 'V-6'],
  ]);
  expect(await readWorkbookPart(file, 'xl/worksheets/sheet3.xml')).toContain('<autoFilter ref="A1:F2"/>');
  expect(await readWorkbookPart(file, 'xl/workbook.xml')).toContain("'Detalle 3'!$1:$1");
});

test('writes a sheet without rows', async () => {
  const file = await buildSheets(sheets, []);
  expect(readSheets(file).map(({ sheet }) => sheet)).toEqual(['Detalle', 'Resumen']);
  expect(await detailXml(file)).toContain('<autoFilter ref="A1:F1"/>');
});

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('X-17 pauses while nobody reads the file, and reads no more rows when it is destroyed', async () => {
  let readBatches = 0;
  let setEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (setEnded = resolve));
  async function* createEndlessBatches(): AsyncGenerator<RowBatch> {
    try {
      for (;;) {
        readBatches += 1;
        yield { sheet: 0, rows: Array.from({ length: 500 }, () => createRow(Math.random())) };
        // A batch comes from another thread; the library compresses meanwhile.
        await nextTurn();
      }
    } finally {
      setEnded();
    }
  }
  const file = writeWorkbook(sheets, createEndlessBatches());
  while (!file.writableNeedDrain) await nextTurn();
  const readUntilFull = readBatches;
  for (let turn = 0; turn < 100; turn += 1) await nextTurn();
  expect(readBatches - readUntilFull).toBeLessThanOrEqual(1);
  file.destroy();
  await ended;
});

test('fails with the error of the rows', async () => {
  const failing = { next: () => Promise.reject(new Error('No connection.')) };
  await expect(buffer(writeWorkbook(sheets, failing))).rejects.toThrow('No connection.');
});
