import { getCellErrorMessage, getShownText } from '../rows/readCell';
import type { CellValue, SheetCells } from '../sheetTypes';
import { packParts, readParts, type WorkbookPart } from './archive';
import { normalizeSheet } from './normalizeSheet';
import { readWorkbook } from './readWorkbook';
import { buildSheets } from '../../../testing/workbooks/buildSheets';

const sheetPath = 'xl/worksheets/sheet1.xml';
let parts: WorkbookPart[];
beforeAll(async () => {
  const columns = (['A', 'B'] as const).map((heading) => ({ heading, kind: 'text' as const }));
  parts = await readParts(await buildSheets([{ name: 'Ventas', columns }], [[{ values: ['ñ', 'x'] }]]));
});

type PartChanges = Record<string, (xml: string) => string>;

const createWorkbookWith = (change: PartChanges): Promise<Buffer> =>
  packParts(
    parts.map((part) => ({
      ...part,
      content: Buffer.from(change[part.name]?.(part.content.toString()) ?? part.content.toString()),
    })),
  );
const readChanged = async (change: PartChanges): Promise<SheetCells> =>
  readWorkbook(await createWorkbookWith(change), 'Ventas');

/** Reads the sheet with this XML in place of its second row. */
const readWithRow = async (row: string, changes: PartChanges = {}): Promise<CellValue[][]> => {
  const put = (xml: string): string => xml.replace(/<row r="2"[\s\S]*?<\/row>/, row);
  return (await readChanged({ ...changes, [sheetPath]: put })).rows;
};

/** Reads cell B2 of a sheet whose second row is the given XML. */
const readCellB2 = async (cell: string, styles?: (xml: string) => string): Promise<CellValue | undefined> => {
  const rows = await readWithRow(`<row r="2">${cell}</row>`, styles ? { 'xl/styles.xml': styles } : {});
  return rows[1]?.[1];
};

describe('cells without a value', () => {
  test.each([
    ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', 'el error #N/A'],
    ['the error of a formula', "<c r='B2' s='0' t='e'><f>1/0</f><v>#DIV/0!</v></c>", 'el error #DIV/0!'],
    ['a new kind of error', '<c r="B2" t="e"><v>#SPILL!</v></c>', 'el error #SPILL!'],
    ['a formula without a value', '<c r="B2"><f>1+1</f><v></v></c>', 'no se ha calculado'],
    ['a formula of a text without a value element', '<c r="B2" t="str"><f>A1</f></c>', 'no se ha calculado'],
    ['a shared formula without a value', '<c r="B2"><f t="shared" si="0"/><v/></c>', 'no se ha calculado'],
    ['a formula with a namespace prefix', '<x:c r="B2"><x:f>A1&gt;1</x:f><x:v/></x:c>', 'no se ha calculado'],
    ['a formula in indented XML', '<c r="B2">\n  <f>\n1+1</f>\n  <v>\n  </v>\n</c>', 'no se ha calculado'],
  ])('X-16 reports %s instead of reading an empty cell', async (_case, cell, text) => {
    expect(getCellErrorMessage((await readCellB2(cell)) ?? null)).toContain(text);
  });

  test('X-16 reads the result of a computed formula, also an empty text', async () => {
    expect(await readCellB2('<c r="B2"><f>1+1</f><v>2</v></c>')).toBe(2);
    expect((await readCellB2('<c r="A2"><v>1</v></c><c r="B2" t="str"><f>""</f><v></v></c>')) ?? null).toBeNull();
  });

  test('X-16 does not read what is in a comment', async () => {
    const row = '<row r="2"><!-- <c r="A2"><v>7</v></c> --><c r="B2"><!-- <v>8</v> --><v>9</v><!-- x --></c></row>';
    expect((await readWithRow(row))[1]).toEqual([null, 9]);
  });
});

test.each([
  ['CDATA', '<c r="B2" t="inlineStr"><is><t><![CDATA[maíz & <b>]]> ñ</t></is></c>', 'maíz & <b> ñ'],
  ['several formats', '<c r="B2" t="inlineStr"><is><r><t>ma</t></r><r><t>íz</t></r></is></c>', 'maíz'],
  ['its pronunciation', '<c r="B2" t="inlineStr"><is><t>maíz</t><rPh sb="0" eb="1"><t>x</t></rPh></is></c>', 'maíz'],
  ['escapes', '<c r="B2" t="str"><v>a &amp;lt; b</v></c>', 'a &lt; b'],
])('X-16 reads a text with %s', async (_case, cell, text) => {
  expect(await readCellB2(cell)).toBe(text);
});

test.each([
  ['rows and cells without an address', '<row><c/><c><v>5</v></c></row>'],
  ['a value that keeps its spaces', '<row r="2"><c r="B2"><v xml:space="preserve"> 5 </v></c></row>'],
  ['indented XML', '<row\n r="2"\n>\n  <c\n r="B2"\n >\n    <v >5</v >\n  </c>\n</row>'],
  ['name prefixes', '<x:row r="2"><x:c r="B2"><x:v>5</x:v></x:c></x:row>'],
  ['empty cells far from the start', '<row r="2"><c r="B2"><v>5</v></c><c r="XFD2" s="1"/></row>'],
])('X-16 reads %s', async (_case, row) => {
  expect((await readWithRow(row))[1]).toEqual([null, 5]);
});

/** Returns the change of styles.xml that adds a cell style with a number format, and the index of that style. */
const addStyle = (format: string, customId = '170') => {
  let index = '';
  const isBuiltIn = /^[1-9]\d*$/.test(format);
  const replaceStyles = (xml: string): string => {
    const id = isBuiltIn ? format : customId;
    const named = `<numFmts count="1"><numFmt numFmtId="${customId}" formatCode="${format}"/></numFmts>`;
    index = String(xml.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0].match(/<xf /g)?.length);
    return xml
      .replace(/<numFmts[\s\S]*?<\/numFmts>/, '')
      .replace('<fonts', `${isBuiltIn ? '' : named}<fonts`)
      .replace('</cellXfs>', `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"/></cellXfs>`);
  };
  const { content } = parts.find(({ name }) => name === 'xl/styles.xml')!;
  replaceStyles(content.toString());
  return { index, styles: replaceStyles };
};

describe('number formats', () => {
  test.each([
    ['9', '0.05', '5%'],
    ['10', '0.07', '7%'],
    ['0.0%', '0.075', '7.5%'],
    ['0&quot;%&quot;', '5', 5],
    ['#,##0.00', '5', 5],
  ])('X-16 reads format %s as a percentage only if it multiplies by 100', async (format, value, expected) => {
    const { index, styles } = addStyle(format);
    const toValue = (cell: CellValue | undefined) =>
      typeof cell === 'object' && cell !== null && 'value' in cell ? cell.value : cell;
    for (const content of [
      `<v>${value}</v>`,
      `<f>1/20</f><v>${value}</v>`,
      `\n  <!-- x --><f>\n1/20</f>\n  <v xml:space="preserve">${value}</v>\n`,
    ])
      expect(toValue(await readCellB2(`<c r="B2" s="${index}">${content}</c>`, styles))).toBe(expected);
  });

  test.each([
    ['00000', '421', '00421'],
    ['&quot;R-&quot;0', '421', 'R-421'],
    ['@', '421', '421'],
    [';;;', '421', '421'],
    ['0', '421', '421'],
  ])('X-16 reads a number in format %s as the text that it shows', async (format, value, shown) => {
    const { index, styles } = addStyle(format);
    expect(getShownText(await readCellB2(`<c r="B2" s="${index}"><v>${value}</v></c>`, styles))).toBe(shown);
  });

  test('X-16 shows all digits of a long number without a format', async () => {
    expect(getShownText(await readCellB2('<c r="B2"><v>528711234567</v></c>'))).toBe('528711234567');
  });

  test.each(['60', '164', '200'])('X-16 reads a date whose own format has number %s', async (id) => {
    const { index, styles } = addStyle('dd/mm/yyyy', id);
    const cell = await readCellB2(`<c r="B2" s="${index}"><v>46341</v></c>`, styles);
    expect(cell).toEqual(new Date('2026-11-15T00:00:00Z'));
  });

  test.each([
    '2026-11-15',
    '2026-11-15T22:30:00',
    '2026-11-15T22:30:00Z',
    '2026-11-15T22:30:00-06:00',
    '2026-11-15T01:30:00.000+09:00',
  ])('X-16 reads the date cell %s on the day that it shows', async (text) => {
    const cell = await readCellB2(`<c r="B2" t="d"><v>${text}</v></c>`);
    expect(cell instanceof Date && cell.toISOString().slice(0, 10)).toBe('2026-11-15');
  });

  test.each(['1', 'true'])('X-16 reads dates counted from 1904 when the flag is %s', async (flag) => {
    const { index, styles } = addStyle('14');
    const { rows } = await readChanged({
      'xl/workbook.xml': (xml) =>
        xml.replace('<sheets>', `<workbookPr date1904="${flag}"/><sheets>`).replace(/<workbookPr\/>/, ''),
      'xl/styles.xml': styles,
      [sheetPath]: (xml) =>
        xml.replace(/<row r="2"[\s\S]*?<\/row>/, `<row r="2"><c r="A2" s="${index}"><v>44879</v></c></row>`),
    });
    expect(rows[1]?.[0]).toEqual(new Date('2026-11-15T00:00:00Z'));
  });
});

/** A short text repeated to one megabyte; compressed it is about three kilobytes. */
const repeatToMegabyte = (text: string): string => text.repeat(2 ** 20 / text.length);

test.each([
  ['a cell with one attribute after another', `<c${repeatToMegabyte(' s="1"')}`],
  ['a formula that does not end', `<worksheet>${repeatToMegabyte('<c s="1"><f>')}`],
  ['elements in open quotes', `<worksheet>${repeatToMegabyte('<c r="')}`],
  ['one cell after another', `<worksheet>${repeatToMegabyte('<c/>')}`],
])('X-16 refuses %s', (_case, xml) => {
  expect(() => normalizeSheet(Buffer.from(xml))).toThrow('dañado');
});

describe('size of a sheet', () => {
  test('X-16 ignores an empty last possible row of a sheet and rejects one with a value', async () => {
    const last = '<row r="1048576" ht="20" customHeight="true"></row>';
    const { rows } = await readChanged({ [sheetPath]: (xml) => xml.replace('</sheetData>', `${last}</sheetData>`) });
    expect(rows).toEqual([
      ['A', 'B'],
      ['ñ', 'x'],
    ]);
    const filled = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
    await expect(
      readChanged({ [sheetPath]: (xml) => xml.replace('</sheetData>', `${filled}</sheetData>`) }),
    ).rejects.toThrow('lejos');
  });

  test('X-16 keeps none of many empty cells', () => {
    const row = `<row r="2">${'<c s="1"/>'.repeat(16_384)}</row>`;
    const sheet = Buffer.from(`<worksheet><sheetData>${row.repeat(20)}</sheetData></worksheet>`);
    expect(normalizeSheet(sheet).length).toBeLessThan(1_000);
  });

  test('X-16 rejects more cells than an import can have', () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(600)}</row>`;
    const sheet = Buffer.from(`<worksheet><sheetData>${row.repeat(900)}</sheetData></worksheet>`);
    expect(() => normalizeSheet(sheet)).toThrow('demasiado grande');
  });
});

describe('workbooks with several sheets', () => {
  const changePart = async (file: Buffer, name: string, change: (xml: string) => string): Promise<Buffer> =>
    packParts(
      (await readParts(file)).map((part) =>
        part.name === name ? { ...part, content: Buffer.from(change(part.content.toString())) } : part,
      ),
    );
  const createTwoSheets = async (first: string, second: string, state = ''): Promise<Buffer> =>
    changePart(
      await buildSheets(
        [first, second].map((name) => ({ name, columns: [{ heading: name, kind: 'text' as const }] })),
        [],
      ),
      'xl/workbook.xml',
      (xml) => (state ? xml.replace('state="visible"', state) : xml),
    );

  test('X-16 skips chart sheets', async () => {
    const file = await createTwoSheets('Hoja1', 'Hoja2');
    const chart = await changePart(file, 'xl/_rels/workbook.xml.rels', (xml) =>
      xml.replace('/worksheet"', '/chartsheet"'),
    );
    expect(await readWorkbook(chart, 'Ventas')).toEqual({ name: 'Hoja2', rows: [['Hoja2']] });
  });

  test.each([
    ['reads the sheet with the name of the template at any position', 'Portada', 'VENTAS', '', 'VENTAS'],
    ['reads the first sheet when none has the name', 'Hoja1', 'Hoja2', '', 'Hoja1'],
    ['skips hidden sheets', 'Hoja1', 'Hoja2', 'state="hidden"', 'Hoja2'],
    ['prefers a visible sheet to a hidden one of the right name', 'Ventas', 'Noviembre', 'state="hidden"', 'Noviembre'],
    ['skips a sheet that only a macro can show', 'Ventas', 'Noviembre', 'state="veryHidden"', 'Noviembre'],
  ])('X-16 %s', async (_case, first, second, state, name) => {
    expect(await readWorkbook(await createTwoSheets(first, second, state), 'Ventas')).toEqual({ name, rows: [[name]] });
  });
});
