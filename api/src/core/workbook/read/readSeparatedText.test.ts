import { readNumber, readText } from '../rows/readCell';
import { isSeparatedText, readSeparatedText } from './readSeparatedText';

const read = (content: Buffer) => readSeparatedText(content).rows;
const rows = [
  ['Clave', 'Región'],
  ['A1', 'Peñón'],
];

test.each<[string, Buffer]>([
  ['UTF-8 and commas', Buffer.from('Clave,Región\nA1,Peñón\n')],
  ['UTF-8 with its mark and tabs', Buffer.from('\ufeffClave\tRegión\r\nA1\tPeñón')],
  ['Windows-1252 and semicolons', Buffer.from('Clave;Región\r\nA1;Peñón\r\n', 'latin1')],
  ['UTF-16, the Unicode text of Excel', Buffer.from('\ufeffClave\tRegión\r\nA1\tPeñón\r\n', 'utf16le')],
  ['a separator that its first line names', Buffer.from('sep=;\r\nClave;Región\r\nA1;Peñón')],
  ['quoted cells', Buffer.from('"Clave","Región"\r"A1","Peñón"')],
])('X-35 reads a text in %s', (_case, content) => {
  expect(read(content)).toEqual(rows);
});

test('X-35 reads separators, line breaks and quotation marks within quoted cells', () => {
  expect(read(Buffer.from('a;b;c\n"x;y";"1\r\n2";"di ""no"""\n3"";"sin fin;4;\n'))).toEqual([
    ['a', 'b', 'c'],
    ['x;y', '1\r\n2', 'di "no"'],
    ['3""', '"sin fin', '4', ''],
  ]);
});

const readPrices = (...texts: string[]): unknown[] =>
  read(Buffer.from(`Precio;\n${texts.map((text) => `${text};`).join('\n')}`))
    .slice(1)
    .map(([cell]) => {
      const result = readNumber(cell, { decimals: 4, min: -1e9, max: 1e9 });
      return 'value' in result ? result.value : result.problem;
    });

test.each([
  ['a decimal comma', ['1.234,50', '3.950', '12,5', '$ 7'], [1_234.5, 3_950, 12.5, 7]],
  ['a decimal point', ['1,234.50', '3,950', '12.5', '3.950'], [1_234.5, 3_950, 12.5, 3.95]],
  ['neither', ['3,950', '40'], [3_950, 40]],
])('X-35 reads the numbers of a file with %s', (_case, texts, numbers) => {
  expect(readPrices(...texts)).toEqual(numbers);
});

test('X-35 finds the decimal comma of each column: one cell with it leaves the prices of another as they are', () => {
  const [, row] = read(Buffer.from('Clave,Precio,Ambiente,Kg\nA,"3,950","1,2","20,5"'));
  const numbers = row?.slice(1).map((cell) => readNumber(cell, { decimals: 4, min: 0, max: 1e9 }));
  expect(numbers).toEqual([{ value: 3_950 }, { value: 1.2 }, { value: 20.5 }]);
});

test('X-35 reads a text without the apostrophe that keeps a spreadsheet from computing it', () => {
  expect(read(Buffer.from("Tel,Nombre\n'+52 871,'Ana"))).toEqual([
    ['Tel', 'Nombre'],
    ['+52 871', "'Ana"],
  ]);
});

test('X-35 a number with a decimal comma keeps its text, for a key or telephone number', () => {
  const [, row] = read(Buffer.from('Clave;Kg\n12.500;20,5'));
  expect(row?.map((cell) => readText(cell, 20))).toEqual([{ value: '12.500' }, { value: '20,5' }]);
});

test.each<[string, Buffer, string, boolean]>([
  ['a text', Buffer.from('a,b'), 'a.csv', true],
  ['a text that is called a workbook', Buffer.from('a,b'), 'a.xlsx', false],
  ['an archive', Buffer.from('PK\u0003\u0004'), 'a.csv', false],
  ['a picture', Buffer.from('89504e470d0a1a0a00', 'hex'), 'a.csv', false],
  ['nothing', Buffer.alloc(0), 'a.csv', false],
])('X-35 finds whether %s is separated text', (_case, content, name, expected) => {
  expect(isSeparatedText({ name, content })).toBe(expected);
});

test.each([
  ['rows', 'a\n'.repeat(100_001), 'lejos'],
  ['columns', ','.repeat(800), 'lejos'],
  ['cells', `${'a,b,c,d,e,f,g,h,i,j,'.repeat(60)}\n`.repeat(900), 'demasiado grande'],
])('X-35 refuses a text with too many %s', (_case, text, message) => {
  expect(() => read(Buffer.from(text))).toThrow(message);
});
