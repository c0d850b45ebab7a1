import { getCellErrorMessage } from '../rows/readCell';
import type { CellValue } from '../sheetTypes';
import { extractParts, type WorkbookPart } from './extractParts';
import { findPercentStyles, normalizeSheet } from './normalizeCells';
import { readWorkbook } from './readWorkbook';
import { repackArchive } from './repackArchive';
import { writeWorkbook } from '../write/writeWorkbook';

const sheetPath = 'xl/worksheets/sheet1.xml';
let parts: WorkbookPart[];
beforeAll(async () => {
  const columns = (['A', 'B'] as const).map((heading) => ({ heading, kind: 'text' as const }));
  parts = extractParts(await writeWorkbook([{ name: 'Ventas', columns }], [[{ values: ['ñ', 'x'] }]]));
});

type PartChanges = Record<string, (xml: string) => string>;

const createWorkbookWith = (change: PartChanges): Buffer =>
  repackArchive(
    parts.map((part) => ({
      ...part,
      content: Buffer.from(change[part.name]?.(part.content.toString()) ?? part.content.toString()),
    })),
  );
const readChanged = (change: PartChanges): Promise<CellValue[][]> => readWorkbook(createWorkbookWith(change), 'Ventas');

/** Reads cell B2 of a sheet whose second row is the given XML. */
const readCellB2 = async (cell: string, styles?: (xml: string) => string): Promise<CellValue | undefined> => {
  const put = (xml: string): string => xml.replace(/<row r="2"[\s\S]*?<\/row>/, `<row r="2">${cell}</row>`);
  const rows = await readChanged({ [sheetPath]: put, ...(styles ? { 'xl/styles.xml': styles } : {}) });
  return rows[1]?.[1];
};

test.each([
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', 'el error #N/A'],
  ['the error of a formula', "<c r='B2' s='0' t='e'><f>1/0</f><v>#DIV/0!</v></c>", 'el error #DIV/0!'],
  ['a formula without a value', '<c r="B2"><f>1+1</f><v></v></c>', 'no se ha calculado'],
  ['a formula without a value element', '<c r="B2" t="n"><f>1+1</f></c>', 'no se ha calculado'],
  ['a shared formula without a value', '<c r="B2"><f t="shared" si="0"/><v/></c>', 'no se ha calculado'],
  ['a formula with a namespace prefix', '<x:c r="B2"><x:f>A1&gt;1</x:f><x:v/></x:c>', 'no se ha calculado'],
])('X-16 reports %s instead of reading an empty cell', async (_case, cell, text) => {
  expect(getCellErrorMessage((await readCellB2(cell)) ?? null)).toContain(text);
});

test('X-16 reads the result of a computed formula, also an empty text', async () => {
  expect(await readCellB2('<c r="B2"><f>1+1</f><v>2</v></c>')).toBe(2);
  expect(await readCellB2('<c r="A2"><v>1</v></c><c r="B2" t="str"><f>""</f><v></v></c>')).toBeNull();
});

test('X-16 reads inline text', async () => {
  expect(await readCellB2('<c r="B2" t="inlineStr"><is><t><![CDATA[maíz & <b>]]> ñ</t></is></c>')).toBe('maíz & <b> ñ');
});

/** Returns the change of styles.xml that adds a cell style with a number format, and the index of that style. */
const addStyle = (format: string) => {
  let index = '';
  const replaceStyles = (xml: string): string => {
    const id = /^\d+$/.test(format) ? format : '170';
    const named = `<numFmts count="1"><numFmt numFmtId="170" formatCode="${format}"/></numFmts>`;
    index = String(xml.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0].match(/<xf /g)?.length);
    return xml
      .replace(/<numFmts[\s\S]*?<\/numFmts>/, '')
      .replace('<fonts', `${named}<fonts`)
      .replace('</cellXfs>', `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"/></cellXfs>`);
  };
  const { content } = parts.find(({ name }) => name === 'xl/styles.xml')!;
  replaceStyles(content.toString());
  return { index, styles: replaceStyles };
};

test.each([
  ['9', '0.05', '5%'],
  ['10', '0.07', '7%'],
  ['0.0%', '0.075', '7.5%'],
  ['0&quot;%&quot;', '5', 5],
  ['#,##0.00', '5', 5],
])('X-16 reads format %s as a percentage only if it multiplies by 100', async (format, value, expected) => {
  const { index, styles } = addStyle(format);
  expect(await readCellB2(`<c r="B2" s="${index}"><v>${value}</v></c>`, styles)).toBe(expected);
  expect(await readCellB2(`<c r="B2" s="${index}"><f>1/20</f><v>${value}</v></c>`, styles)).toBe(expected);
});

/** A short text repeated to one megabyte; compressed it is about three kilobytes. */
const repeatToMegabyte = (text: string): string => text.repeat(2 ** 20 / text.length);

test.each([
  ['a cell with one attribute after another', () => normalizeSheet(`<c${repeatToMegabyte(' s="1"')}`, new Set(['1']))],
  ['a formula that does not end', () => normalizeSheet(repeatToMegabyte('<c s="1"><f>'), new Set(['1']))],
  ['a list of styles that does not end', () => findPercentStyles(repeatToMegabyte('<cellXfs '))],
  ['formats in open quotes', () => findPercentStyles(repeatToMegabyte('<numFmt "'))],
])('X-16 reads %s in linear time', (_case, read) => {
  const start = performance.now();
  read();
  // Quadratic time took minutes.
  expect(performance.now() - start).toBeLessThan(3_000);
});

test.each(['1', 'true'])('X-16 reads dates counted from 1904 when the flag is %s', async (flag) => {
  const { index, styles } = addStyle('14');
  const rows = await readChanged({
    'xl/workbook.xml': (xml) =>
      xml.replace('<sheets>', `<workbookPr date1904="${flag}"/><sheets>`).replace(/<workbookPr\/>/, ''),
    'xl/styles.xml': styles,
    [sheetPath]: (xml) =>
      xml.replace(/<row r="2"[\s\S]*?<\/row>/, `<row r="2"><c r="A2" s="${index}"><v>44879</v></c></row>`),
  });
  expect(rows[1]?.[0]).toEqual(new Date('2026-11-15T00:00:00Z'));
});

test('X-16 ignores an empty last possible row of a sheet and rejects one with a value', async () => {
  const last = '<row r="1048576" ht="20" customHeight="true"></row>';
  const rows = await readChanged({ [sheetPath]: (xml) => xml.replace('</sheetData>', `${last}</sheetData>`) });
  expect(rows).toEqual([
    ['A', 'B'],
    ['ñ', 'x'],
  ]);
  const filled = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
  await expect(
    readChanged({ [sheetPath]: (xml) => xml.replace('</sheetData>', `${filled}</sheetData>`) }),
  ).rejects.toThrow('lejos');
});

describe('workbooks with several sheets', () => {
  const createTwoSheets = (first: string, second: string, state = '') =>
    writeWorkbook(
      [first, second].map((name) => ({ name, columns: [{ heading: name, kind: 'text' as const }] })),
      [],
    ).then((file) =>
      repackArchive(
        extractParts(file).map((part) =>
          part.name === 'xl/workbook.xml'
            ? { ...part, content: Buffer.from(part.content.toString().replace('<sheet ', `<sheet ${state} `)) }
            : part,
        ),
      ),
    );

  test('X-16 skips chart sheets', async () => {
    const chart = extractParts(await createTwoSheets('Hoja1', 'Hoja2')).map((part) =>
      part.name === 'xl/_rels/workbook.xml.rels'
        ? { ...part, content: Buffer.from(part.content.toString().replace('/worksheet"', '/chartsheet"')) }
        : part,
    );
    expect(await readWorkbook(repackArchive(chart), 'Ventas')).toEqual([['Hoja2']]);
  });

  test.each([
    ['reads the sheet with the name of the template at any position', 'Portada', 'VENTAS', '', 'VENTAS'],
    ['reads the first sheet when none has the name', 'Hoja1', 'Hoja2', '', 'Hoja1'],
    ['skips hidden sheets', 'Hoja1', 'Hoja2', 'state="hidden"', 'Hoja2'],
  ])('X-16 %s', async (_case, first, second, state, heading) => {
    expect(await readWorkbook(await createTwoSheets(first, second, state), 'Ventas')).toEqual([[heading]]);
  });
});
