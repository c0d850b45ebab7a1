import { cellError } from '../import/cells';
import type { CellValue } from './book';
import { openBook, type BookPart } from './inflate';
import { readBook } from './read';
import { repack } from './repack';
import { writeBook } from './write';

const sheet = 'xl/worksheets/sheet1.xml';
let parts: BookPart[];
beforeAll(async () => {
  const columns = (['A', 'B'] as const).map((heading) => ({ heading, kind: 'text' as const }));
  parts = openBook(await writeBook([{ name: 'Ventas', columns }], [[{ values: ['ñ', 'x'] }]]));
});

type Change = Record<string, (xml: string) => string>;

const bookWith = (change: Change): Buffer =>
  repack(
    parts.map((part) => ({
      ...part,
      content: Buffer.from(change[part.name]?.(part.content.toString()) ?? part.content.toString()),
    })),
  );
const read = (change: Change): Promise<CellValue[][]> => readBook(bookWith(change), 'Ventas');

/** What is read of a second row that holds this one cell at B2. */
const cellOf = async (cell: string, styles?: (xml: string) => string): Promise<CellValue | undefined> => {
  const put = (xml: string): string => xml.replace(/<row r="2"[\s\S]*?<\/row>/, `<row r="2">${cell}</row>`);
  const rows = await read({ [sheet]: put, ...(styles ? { 'xl/styles.xml': styles } : {}) });
  return rows[1]?.[1];
};

test.each([
  ['an error', '<c r="B2" t="e"><v>#N/A</v></c>', 'el error #N/A'],
  ['the error of a formula', "<c r='B2' s='0' t='e'><f>1/0</f><v>#DIV/0!</v></c>", 'el error #DIV/0!'],
  ['a formula without a value', '<c r="B2"><f>1+1</f><v></v></c>', 'no se ha calculado'],
  ['a formula without even an empty one', '<c r="B2" t="n"><f>1+1</f></c>', 'no se ha calculado'],
  ['a formula that shares another', '<c r="B2"><f t="shared" si="0"/><v/></c>', 'no se ha calculado'],
  ['under a prefix', '<x:c r="B2"><x:f>A1&gt;1</x:f><x:v/></x:c>', 'no se ha calculado'],
])('X-16 %s is told, and not taken for an empty cell', async (_what, cell, words) => {
  expect(cellError((await cellOf(cell)) ?? null)).toContain(words);
});

test('X-16 a formula that was computed is its result, be it an empty text', async () => {
  expect(await cellOf('<c r="B2"><f>1+1</f><v>2</v></c>')).toBe(2);
  expect(await cellOf('<c r="A2"><v>1</v></c><c r="B2" t="str"><f>""</f><v></v></c>')).toBeNull();
});

test('X-16 text that is written raw is read', async () => {
  expect(await cellOf('<c r="B2" t="inlineStr"><is><t><![CDATA[maíz & <b>]]> ñ</t></is></c>')).toBe('maíz & <b> ñ');
});

/** One more look of cells, after those there are; its place. */
const look = (format: string) => {
  let at = '';
  const styles = (xml: string): string => {
    const id = /^\d+$/.test(format) ? format : '170';
    const named = `<numFmts count="1"><numFmt numFmtId="170" formatCode="${format}"/></numFmts>`;
    at = String(xml.match(/<cellXfs[\s\S]*<\/cellXfs>/)?.[0].match(/<xf /g)?.length);
    return xml
      .replace(/<numFmts[\s\S]*?<\/numFmts>/, '')
      .replace('<fonts', `${named}<fonts`)
      .replace('</cellXfs>', `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0"/></cellXfs>`);
  };
  const { content } = parts.find(({ name }) => name === 'xl/styles.xml')!;
  styles(content.toString());
  return { at, styles };
};

test.each([
  ['9', '0.05', '5%'],
  ['10', '0.07', '7%'],
  ['0.0%', '0.075', '7.5%'],
  ['0&quot;%&quot;', '5', 5],
  ['#,##0.00', '5', 5],
])('X-16 a figure of the format %s is read as it is seen', async (format, figure, seen) => {
  const { at, styles } = look(format);
  expect(await cellOf(`<c r="B2" s="${at}"><v>${figure}</v></c>`, styles)).toBe(seen);
  expect(await cellOf(`<c r="B2" s="${at}"><f>1/20</f><v>${figure}</v></c>`, styles)).toBe(seen);
});

test.each(['1', 'true'])('X-16 dates counted from 1904 are understood, where that is said by %s', async (yes) => {
  const { at, styles } = look('14');
  const rows = await read({
    'xl/workbook.xml': (xml) =>
      xml.replace('<sheets>', `<workbookPr date1904="${yes}"/><sheets>`).replace(/<workbookPr\/>/, ''),
    'xl/styles.xml': styles,
    [sheet]: (xml) => xml.replace(/<row r="2"[\s\S]*?<\/row>/, `<row r="2"><c r="A2" s="${at}"><v>44879</v></c></row>`),
  });
  expect(rows[1]?.[0]).toEqual(new Date('2026-11-15T00:00:00Z'));
});

test('X-16 the very last row of a sheet, which some programs write for its height, is no row', async () => {
  const last = '<row r="1048576" ht="20" customHeight="true"></row>';
  const rows = await read({ [sheet]: (xml) => xml.replace('</sheetData>', `${last}</sheetData>`) });
  expect(rows).toEqual([
    ['A', 'B'],
    ['ñ', 'x'],
  ]);
  const filled = '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
  await expect(read({ [sheet]: (xml) => xml.replace('</sheetData>', `${filled}</sheetData>`) })).rejects.toThrow(
    'lejos',
  );
});

describe('X-16 of several sheets', () => {
  const two = (first: string, second: string, state = '') =>
    writeBook(
      [first, second].map((name) => ({ name, columns: [{ heading: name, kind: 'text' as const }] })),
      [],
    ).then((file) =>
      repack(
        openBook(file).map((part) =>
          part.name === 'xl/workbook.xml'
            ? { ...part, content: Buffer.from(part.content.toString().replace('<sheet ', `<sheet ${state} `)) }
            : part,
        ),
      ),
    );

  test('X-16 a chart that has a sheet to itself is passed over', async () => {
    const chart = openBook(await two('Hoja1', 'Hoja2')).map((part) =>
      part.name === 'xl/_rels/workbook.xml.rels'
        ? { ...part, content: Buffer.from(part.content.toString().replace('/worksheet"', '/chartsheet"')) }
        : part,
    );
    expect(await readBook(repack(chart), 'Ventas')).toEqual([['Hoja2']]);
  });

  test.each([
    ['that of the template’s name is read wherever it stands', 'Portada', 'VENTAS', '', 'VENTAS'],
    ['the first one is read where none bears the name', 'Hoja1', 'Hoja2', '', 'Hoja1'],
    ['one that is hidden is not', 'Hoja1', 'Hoja2', 'state="hidden"', 'Hoja2'],
  ])('X-16 %s', async (_what, first, second, state, heading) => {
    expect(await readBook(await two(first, second, state), 'Ventas')).toEqual([[heading]]);
  });
});
