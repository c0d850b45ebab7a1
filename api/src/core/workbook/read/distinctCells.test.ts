import { readSheet } from 'read-excel-file/node';
import { writeWorkbook } from '../write/writeWorkbook';
import { findDistinctCells } from './distinctCells';
import { extractParts, type WorkbookPart } from './extractParts';
import { readWorkbook } from './readWorkbook';
import { repackArchive } from './repackArchive';

const sheetPath = 'xl/worksheets/sheet1.xml';

let parts: WorkbookPart[];
beforeAll(async () => {
  const columns = [
    { heading: 'Clave', kind: 'text' as const },
    { heading: 'Fecha', kind: 'date' as const },
    { heading: 'Bolsas', kind: 'integer' as const },
    { heading: 'Notas', kind: 'text' as const },
  ];
  const rows = Array.from({ length: 40 }, (_, n) =>
    n % 9 === 4 ? [null, null, null, null] : [`K$&-${n % 3}`, '2026-11-15', n % 4 === 0 ? null : n % 4, null],
  );
  parts = extractParts(await writeWorkbook([{ name: 'Ventas', columns }], [rows.map((values) => ({ values }))]));
});

const readSheetXml = (): string => parts.find(({ name }) => name === sheetPath)?.content.toString() ?? '';

const createFileWith = (change: (xml: string) => string): Buffer =>
  repackArchive(
    parts.map((part) => (part.name === sheetPath ? { ...part, content: Buffer.from(change(readSheetXml())) } : part)),
  );

/** Adds a row below the others. */
const addRow = (row: string) => (xml: string) => xml.replace('</sheetData>', () => `${row}</sheetData>`);

test.each([
  ['texts, dates, numbers and empty cells', (xml: string) => xml],
  ['a row after empty ones', addRow('<row r="60"><c r="A60"><v>1</v></c></row>')],
  ['a column after empty ones', addRow('<row r="60"><c r="H60" t="b"><v>1</v></c></row>')],
  ['rows and cells without values at the end', addRow('<row r="70" ht="20"/><row r="71"><c r="J71" s="1"/></row>')],
  ['inline text', addRow('<row r="60"><c r="B60" t="inlineStr"><is><t>maíz &amp; sorgo</t></is></c></row>')],
  ['spaces between tags', (xml: string) => xml.replaceAll('<row ', '\n  <row ').replaceAll('</row>', '\n</row>')],
])('X-16 reads %s as the library does when each distinct cell is read once', async (_case, change) => {
  const file = createFileWith(change);
  expect(findDistinctCells(change(readSheetXml()))).not.toBeNull();
  expect(await readWorkbook(file, 'Ventas')).toEqual(await readSheet(file));
});

test.each([
  ['a comment', addRow('<row r="60"><c r="A60"><v>1<!-- </c> --></v></c></row>')],
  ['prefixes', (xml: string) => xml.replaceAll('<c ', '<x:c ').replaceAll('</c>', '</x:c>')],
  ['cells in another order', addRow('<row r="60"><c r="B60"><v>1</v></c><c r="A60"><v>1</v></c></row>')],
  ['a cell of another row', addRow('<row r="60"><c r="A61"><v>1</v></c></row>')],
  ['a row that comes twice', addRow('<row r="2"><c r="A2"><v>1</v></c></row>')],
  ['a row without a number', addRow('<row ><c r="A60"><v>1</v></c></row>')],
  ['a cell within a cell', addRow('<row r="60"><c r="A60"><c r="B60"><v>1</v></c></row>')],
  ['a cell without an end', addRow('<row r="60"><c r="A60"><v>1</v></row>')],
  ['a row without an end', addRow('<row r="60"><c r="A60"><v>1</v></c>')],
  ['a text between rows', addRow('x')],
  ['a second list of rows', (xml: string) => xml.replace('</sheetData>', '</sheetData><sheetData></sheetData>')],
])('X-16 leaves a sheet with %s to the library', (_case, change) => {
  expect(findDistinctCells(change(readSheetXml()))).toBeNull();
});

test('X-16 leaves a sheet without equal cells to the library', async () => {
  const columns = [{ heading: 'Clave', kind: 'text' as const }];
  const rows = Array.from({ length: 10 }, (_, n) => ({ values: [`K-${n}`] }));
  const [sheet] = extractParts(await writeWorkbook([{ name: 'Ventas', columns }], [rows])).filter(
    ({ name }) => name === sheetPath,
  );
  expect(findDistinctCells(sheet?.content.toString() ?? '')).toBeNull();
});

test.each(['<sheetData>', '<sheetData><row r="1"><c r="A1">', '<sheetData><row r="1"><c r="A1"', ' <c r="'])(
  'X-16 looks for distinct cells in %s, repeated a megabyte long, in linear time',
  (text) => {
    const start = performance.now();
    findDistinctCells(`<sheetData>${text.repeat(2 ** 20 / text.length)}</sheetData>`);
    // Quadratic time took minutes.
    expect(performance.now() - start).toBeLessThan(3_000);
  },
);
