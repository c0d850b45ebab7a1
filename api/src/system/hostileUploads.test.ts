import { deflateRawSync } from 'node:zlib';
import { packParts, readParts, type WorkbookPart } from '../core/workbook/read/archive';
import { buildWorkbook, buildSaleRow, type CellsByHeading } from '../testing/workbooks/workbookBuilder';
import { countWrittenRows, type TestApi, type TestClient } from '../testing/harness';
import { startApiWithUsers } from '../testing/startApiWithUsers';

let api: TestApi;
let admin: TestClient;
let consultant: TestClient;
let workbookParts: WorkbookPart[];
beforeAll(async () => {
  ({ api, admin, consultant } = await startApiWithUsers());
  workbookParts = await readParts(await buildWorkbook([buildSaleRow(api.company)]));
});
afterAll(() => api.close());

const megabyte = 1024 * 1024;

/** Records of a ZIP archive (APPNOTE 4.3.7, 4.3.12 and 4.3.16): signature and length in bytes of the fixed fields. */
const localHeader = { signature: 0x04034b50, length: 30 };
const directoryEntry = { signature: 0x02014b50, length: 46 };
const endOfDirectory = { signature: 0x06054b50, length: 22 };

interface ZipEntry {
  name: string;
  content: Buffer;
  /** The inflated size that the archive declares; default: the real one. */
  declaredSize?: number;
  flags?: number;
}

const compressedContents = new Map<Buffer, Buffer>();

/** Compresses each content once, because a zip bomb repeats the same content. */
function compress(content: Buffer): Buffer {
  const known = compressedContents.get(content) ?? deflateRawSync(content);
  compressedContents.set(content, known);
  return known;
}

/** The extra field, and the records before the end, of an archive with 64-bit sizes (APPNOTE 4.3.14, 4.3.15, 4.5.3). */
const zip64 = { fieldId: 1, endSignature: 0x06064b50, endLength: 56, locatorSignature: 0x07064b50, locatorLength: 20 };
const in64Bits = 0xffffffff;

function build64BitField(...values: number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length);
  field.writeUInt16LE(zip64.fieldId, 0);
  field.writeUInt16LE(8 * values.length, 2);
  values.forEach((value, index) => field.writeBigUInt64LE(BigInt(value), 4 + 8 * index));
  return field;
}

function build64BitEnd(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(zip64.endLength + zip64.locatorLength);
  end.writeUInt32LE(zip64.endSignature, 0);
  end.writeBigUInt64LE(BigInt(zip64.endLength - 12), 4);
  for (const at of [24, 32]) end.writeBigUInt64LE(BigInt(count), at);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  end.writeUInt32LE(zip64.locatorSignature, zip64.endLength);
  end.writeBigUInt64LE(BigInt(offset + size), zip64.endLength + 8);
  end.writeUInt32LE(1, zip64.endLength + 16);
  return end;
}

/** A zip archive whose headers may state false sizes. @param is64Bit whether its sizes have 64 bits */
function buildZip(entries: readonly ZipEntry[], is64Bit = false): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize = content.length, flags = 0 } of entries) {
    const bytes = compress(content);
    const [local, listed, label] = [
      Buffer.alloc(localHeader.length),
      Buffer.alloc(directoryEntry.length),
      Buffer.from(name),
    ];
    for (const [header, start] of [
      [local, 6],
      [listed, 8],
    ] as const) {
      header.writeUInt16LE(flags, start);
      header.writeUInt16LE(8, start + 2);
      header.writeUInt32LE(is64Bit ? in64Bits : bytes.length, start + 12);
      header.writeUInt32LE(is64Bit ? in64Bits : declaredSize, start + 16);
      header.writeUInt16LE(label.length, start + 20);
    }
    const extra = is64Bit ? build64BitField(declaredSize, bytes.length) : Buffer.alloc(0);
    local.writeUInt16LE(extra.length, 28);
    listed.writeUInt16LE(extra.length, 30);
    local.writeUInt32LE(localHeader.signature, 0);
    listed.writeUInt32LE(directoryEntry.signature, 0);
    listed.writeUInt32LE(offset, 42);
    bodies.push(local, label, extra, bytes);
    directory.push(listed, label, extra);
    offset += local.length + label.length + extra.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(endOfDirectory.length);
  end.writeUInt32LE(endOfDirectory.signature, 0);
  end.writeUInt16LE(is64Bit ? 0xffff : entries.length, 8);
  end.writeUInt16LE(is64Bit ? 0xffff : entries.length, 10);
  end.writeUInt32LE(is64Bit ? in64Bits : listing.length, 12);
  end.writeUInt32LE(is64Bit ? in64Bits : offset, 16);
  const end64 = is64Bit ? build64BitEnd(entries.length, listing.length, offset) : Buffer.alloc(0);
  return Buffer.concat([...bodies, listing, end64, end]);
}

/** The valid workbook with one part changed or added. */
const replacePart = (name: string, change: (text: string) => string): ZipEntry[] => {
  const known = workbookParts.some((part) => part.name === name);
  const changed = workbookParts.map((part) =>
    part.name === name ? { name, content: Buffer.from(change(part.content.toString())) } : part,
  );
  return known ? changed : [...changed, { name, content: Buffer.from(change('')) }];
};

const sheetPath = 'xl/worksheets/sheet1.xml';
const createFiller = (size: number): Buffer => Buffer.alloc(size, ' ');

async function expectUploadRejected(file: Buffer): Promise<string> {
  const before = await countWrittenRows(api.db);
  const { status, body } = await consultant.upload('/sales/import', file);
  expect([status, body.code, body.data]).toEqual([422, 'ARCHIVO_INVALIDO', { rows: 0, sales: 0, errors: [] }]);
  expect(await countWrittenRows(api.db)).toEqual(before);
  return body.error ?? '';
}

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['compressed parts', () => buildZip(workbookParts)],
  ['parts without compression', () => packParts(workbookParts)],
  ['sizes of 64 bits', () => buildZip(workbookParts, true)],
  [
    'back slashes in names',
    () => buildZip(workbookParts.map((part) => ({ ...part, name: part.name.replaceAll('/', '\\') }))),
  ],
])('X-16 accepts an archive with %s', async (_case, build) => {
  const { status, body } = await consultant.upload('/sales/import?dryRun=true', await build());
  expect([status, body.data]).toMatchObject([200, { rows: 1, sales: 1, sheet: 'Ventas' }]);
});

test.each<[string, () => Buffer, string]>([
  ['a text', () => Buffer.from('referencia,fecha\n1,2'), 'no es una hoja'],
  ['nothing', () => Buffer.alloc(0), 'no es una hoja'],
  ['a picture', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]), 'no es una hoja'],
  ['an archive that is no workbook', () => buildZip([{ name: 'a.txt', content: Buffer.from('a') }]), 'no es una hoja'],
  [
    'an old or protected workbook',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    '.xls',
  ],
  ['a truncated workbook', () => buildZip(workbookParts).subarray(0, 900), 'no es una hoja'],
  ['broken XML', () => buildZip(replacePart(sheetPath, () => '<worksheet><sheetData><row><c')), 'no es una hoja'],
  [
    'a tag with 80,000 attributes',
    () => buildZip(replacePart(sheetPath, (xml) => xml.replace('<c ', `<c ${'s="1" '.repeat(80_000)}`))),
    'no es una hoja',
  ],
  ['an encrypted entry', () => buildZip(workbookParts.map((part) => ({ ...part, flags: 1 }))), 'contraseña'],
  ['a path outside its folder', () => buildZip(replacePart('../../etc/passwd', () => 'x')), 'rutas'],
  ['an absolute path', () => buildZip(replacePart('/etc/passwd', () => 'x')), 'rutas'],
  ['a Windows path', () => buildZip(replacePart('C:\\x.xml', () => 'x')), 'rutas'],
  ['a path outside its folder with back slashes', () => buildZip(replacePart('..\\..\\x.xml', () => 'x')), 'rutas'],
  [
    'an external entity',
    () =>
      buildZip(
        replacePart(sheetPath, (xml) =>
          xml.replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>').replace('</v>', '&e;</v>'),
        ),
      ),
    'DTD',
  ],
  [
    'UTF-16, which could hide entities',
    () =>
      buildZip(
        workbookParts.map((part) =>
          part.name === sheetPath
            ? { name: sheetPath, content: Buffer.from(`\uFEFF${part.content.toString()}`, 'utf16le') }
            : part,
        ),
      ),
    'DTD',
  ],
  [
    'a cell in the last possible row and column',
    () => buildZip(replacePart(sheetPath, (xml) => xml.replace('r="A2"', 'r="XFD1048576"'))),
    'lejos',
  ],
  [
    'a row number far beyond the last possible row',
    () => buildZip(replacePart(sheetPath, (xml) => xml.replace('<row r="2"', '<row r="999999999"'))),
    'lejos',
  ],
  [
    'more entries than a workbook has',
    () =>
      buildZip([
        ...workbookParts,
        ...Array.from({ length: 300 }, (_, n) => ({ name: `${n}.xml`, content: Buffer.from('x') })),
      ]),
    'demasiado grande',
  ],
  [
    'a directory that declares a smaller size',
    () => buildZip([...workbookParts, { name: 'x.xml', content: createFiller(20 * megabyte), declaredSize: 1000 }]),
    'no es una hoja',
  ],
])('X-16 rejects %s with a message and writes nothing', async (_case, file, text) => {
  expect(await expectUploadRejected(file())).toContain(text);
});

test('X-16 rejects a zip bomb before inflating it', async () => {
  const big = createFiller(128 * megabyte);
  // One gigabyte in total, compressed to one megabyte.
  const bomb = buildZip([
    ...workbookParts,
    ...Array.from({ length: 8 }, (_, n) => ({ name: `x${n}.xml`, content: big })),
  ]);
  const forged = buildZip([...workbookParts, { name: 'x.xml', content: big, declaredSize: 20 * megabyte }]);
  expect(bomb.length).toBeLessThan(1.2 * megabyte);
  const before = process.memoryUsage().rss;
  expect(await expectUploadRejected(bomb)).toContain('demasiado grande');
  expect(await expectUploadRejected(forged)).toMatch(/demasiado grande|no es una hoja/);
  // A ratio of 1,000, within the limit of the size.
  const repetitive = buildZip([...workbookParts, { name: 'x.xml', content: createFiller(8 * megabyte) }]);
  expect(await expectUploadRejected(repetitive)).toContain('demasiado grande');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
});

describe('the upload form', () => {
  test('X-16 answers 413 for a file above 5 MB', async () => {
    const { status, body } = await consultant.upload('/sales/import', Buffer.alloc(5 * megabyte + 1));
    expect([status, body.code]).toEqual([413, 'DEMASIADO_GRANDE']);
    expect(body.error).toContain('5 MB');
  });

  test('X-16 answers 415 for JSON or a file to another call, and 400 without a body, file or valid form, or with an unknown parameter', async () => {
    expect((await consultant.post('/sales/import', { file: 'x' })).status).toBe(415);
    expect((await consultant.post('/sales/import', undefined)).status).toBe(400);
    const response = await consultant.upload('/sales/import', Buffer.from('x'), {}, 'a.xlsx', 'archivo');
    expect([response.status, response.body.details]).toEqual([
      400,
      [{ path: 'archivo', message: 'Este dato no se admite.' }],
    ]);
    const broken = await consultant.post('/sales/import', 'nada', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect([broken.status, broken.body.error]).toEqual([400, expect.stringMatching(/formulario|Revise/)]);
    expect((await consultant.post('/sales/import', 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await consultant.upload('/sales', Buffer.from('x'))).status).toBe(415);
    expect((await consultant.upload('/sales/import?dry=1', Buffer.from('x'))).status).toBe(400);
  });
});

/** A file whose last cell is a formula that no program has computed, as a program writes it that indents XML. */
async function buildFileWithFormula(row: CellsByHeading): Promise<Buffer> {
  const parts = await readParts(await buildWorkbook([row]));
  const replaceLast = (xml: string): string => {
    const start = xml.lastIndexOf('<c ');
    return `${xml.slice(0, start)}<c>\n  <f>1+1</f>\n  <v>\n  </v>\n</c>\n${xml.slice(xml.indexOf('</row>', start))}`;
  };
  return packParts(
    parts.map((part) =>
      part.name === 'xl/worksheets/sheet1.xml'
        ? { ...part, content: Buffer.from(replaceLast(part.content.toString())) }
        : part,
    ),
  );
}

test.each<[path: string, column: string, buildRow: () => CellsByHeading]>([
  [
    '/sales/import?dryRun=true',
    'descuento_pct',
    () => {
      const { descuento_pct: discount, ...row } = buildSaleRow(api.company);
      return { ...row, descuento_pct: discount ?? null };
    },
  ],
  ['/prices/read-file', 'precio_nuevo', () => ({ clave: api.company.product.code, precio_nuevo: 1 })],
  [
    '/targets/read-file?owner=consultant',
    'bolsas',
    () => ({ correo_consultor: api.company.consultant.email, clave_producto: null, bolsas: 1 }),
  ],
  ['/localities/import?dryRun=true', 'zona', () => ({ nombre: 'A', municipio: 'B', estado: 'Puebla', zona: 'x' })],
])('X-16 %s refuses a formula without a value', async (path, column, buildRow) => {
  const { status, body } = await admin.upload(path, await buildFileWithFormula(buildRow()));
  const message = 'La fórmula no se ha calculado: abra el archivo en Excel, guárdelo y elíjalo otra vez.';
  expect([status, body.data]).toMatchObject([422, { errors: [{ row: 2, column, message }] }]);
});
