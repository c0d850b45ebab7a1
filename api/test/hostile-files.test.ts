import { deflateRawSync } from 'node:zlib';
import type { BookPart } from '../src/modules/files/workbook/inflate';
import { openBook } from '../src/modules/files/workbook/inflate';
import { repack } from '../src/modules/files/workbook/repack';
import { bookOf, rowOf } from './factoryBook';
import { written, type TestApi, type Visitor } from './harness';
import { startStaffed } from './people';

let api: TestApi;
let consultant: Visitor;
let parts: BookPart[];
beforeAll(async () => {
  ({ api, consultant } = await startStaffed());
  parts = openBook(await bookOf([rowOf(api.company)]));
});
afterAll(() => api.close());

const megabyte = 1024 * 1024;

interface Entry {
  name: string;
  content: Buffer;
  /** What the archive says of it; the truth unless a test says otherwise. */
  declared?: number;
  flags?: number;
}

const packed = new Map<Buffer, Buffer>();

/** Each content is compressed once: a bomb is many times the same. */
function pack(content: Buffer): Buffer {
  const known = packed.get(content) ?? deflateRawSync(content);
  packed.set(content, known);
  return known;
}

/** An archive of compressed entries that says of them what it is told to say. */
function zip(entries: readonly Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared = content.length, flags = 0 } of entries) {
    const bytes = pack(content);
    const [local, listed, label] = [Buffer.alloc(30), Buffer.alloc(46), Buffer.from(name)];
    for (const [header, at] of [
      [local, 6],
      [listed, 8],
    ] as const) {
      header.writeUInt16LE(flags, at);
      header.writeUInt16LE(8, at + 2);
      header.writeUInt32LE(bytes.length, at + 12);
      header.writeUInt32LE(declared, at + 16);
      header.writeUInt16LE(label.length, at + 20);
    }
    local.writeUInt32LE(0x04034b50, 0);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt32LE(offset, 42);
    bodies.push(local, label, bytes);
    directory.push(listed, label);
    offset += 30 + label.length + bytes.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, listing, end]);
}

/** The right workbook with one of its parts changed, or with one more. */
const withPart = (name: string, change: (text: string) => string): Entry[] => {
  const known = parts.some((part) => part.name === name);
  const changed = parts.map((part) =>
    part.name === name ? { name, content: Buffer.from(change(part.content.toString())) } : part,
  );
  return known ? changed : [...changed, { name, content: Buffer.from(change('')) }];
};

const sheet = 'xl/worksheets/sheet1.xml';
const zeros = (size: number): Buffer => Buffer.alloc(size, ' ');

async function refused(file: Buffer): Promise<string> {
  const before = await written(api.db);
  const { status, body } = await consultant.upload('/sales/import', file);
  expect([status, body.code, body.data]).toEqual([422, 'ARCHIVO_INVALIDO', { rows: 0, sales: 0, errors: [] }]);
  expect(await written(api.db)).toEqual(before);
  return body.error ?? '';
}

test('X-16 the archive of these tests is a right one as long as nothing is changed', async () => {
  const { status } = await consultant.upload('/sales/import?dryRun=true', zip(parts));
  expect(status).toBe(200);
  expect((await consultant.upload('/sales/import?dryRun=true', repack(parts))).status).toBe(200);
});

test.each<[string, () => Buffer, string]>([
  ['a text', () => Buffer.from('referencia,fecha\n1,2'), 'no es una hoja'],
  ['nothing', () => Buffer.alloc(0), 'no es una hoja'],
  ['a picture', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200)]), 'no es una hoja'],
  ['an archive that is no workbook', () => zip([{ name: 'a.txt', content: Buffer.from('a') }]), 'no es una hoja'],
  [
    'an old or protected workbook',
    () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
    '.xls',
  ],
  ['half a workbook', () => zip(parts).subarray(0, 900), 'no es una hoja'],
  ['broken XML', () => zip(withPart(sheet, () => '<worksheet><sheetData><row><c')), 'no es una hoja'],
  ['an encrypted entry', () => zip(parts.map((part) => ({ ...part, flags: 1 }))), 'contraseña'],
  ['a path that climbs', () => zip(withPart('../../etc/passwd', () => 'x')), 'rutas'],
  ['an absolute path', () => zip(withPart('/etc/passwd', () => 'x')), 'rutas'],
  ['a path of Windows', () => zip(withPart('C:\\x.xml', () => 'x')), 'rutas'],
  [
    'an external entity',
    () =>
      zip(
        withPart(sheet, (xml) =>
          xml.replace('?>', '?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>').replace('</v>', '&e;</v>'),
        ),
      ),
    'DTD',
  ],
  [
    'entities in sixteen bits',
    () =>
      zip(
        parts.map((part) =>
          part.name === sheet
            ? { name: sheet, content: Buffer.from(`\uFEFF${part.content.toString()}`, 'utf16le') }
            : part,
        ),
      ),
    'DTD',
  ],
  [
    'a cell at the end of the world',
    () => zip(withPart(sheet, (xml) => xml.replace('r="A2"', 'r="XFD1048576"'))),
    'lejos',
  ],
  [
    'a row at the end of the world',
    () => zip(withPart(sheet, (xml) => xml.replace('<row r="2"', '<row r="999999999"'))),
    'lejos',
  ],
  [
    'more entries than a workbook has',
    () => zip([...parts, ...Array.from({ length: 300 }, (_, n) => ({ name: `${n}.xml`, content: Buffer.from('x') }))]),
    'demasiado grande',
  ],
  [
    'a directory that says less than there is',
    () => zip([...parts, { name: 'x.xml', content: zeros(20 * megabyte), declared: 1000 }]),
    'no es una hoja',
  ],
])('X-16 %s is refused in words and writes nothing', async (_what, file, words) => {
  expect(await refused(file())).toContain(words);
});

test('X-16 a bomb is refused before it is inflated: memory hardly grows', async () => {
  const big = zeros(128 * megabyte);
  // Parts of one gigabyte together, in one megabyte.
  const bomb = zip([...parts, ...Array.from({ length: 8 }, (_, n) => ({ name: `x${n}.xml`, content: big }))]);
  const lying = zip([...parts, { name: 'x.xml', content: big, declared: 20 * megabyte }]);
  expect(bomb.length).toBeLessThan(1.2 * megabyte);
  const before = process.memoryUsage().rss;
  expect(await refused(bomb)).toContain('demasiado grande');
  expect(await refused(lying)).toMatch(/demasiado grande|no es una hoja/);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
});

test('X-16 what swells a thousand times is refused though it would fit: no sheet that people fill does so', async () => {
  const swelling = zip([...parts, { name: 'x.xml', content: zeros(8 * megabyte) }]);
  expect(await refused(swelling)).toContain('demasiado grande');
});

describe('X-16 the form that carries it', () => {
  test('X-16 a file of more than 5 MB is a 413', async () => {
    const { status, body } = await consultant.upload('/sales/import', Buffer.alloc(5 * megabyte + 1));
    expect([status, body.code]).toEqual([413, 'DEMASIADO_GRANDE']);
    expect(body.error).toContain('5 MB');
  });

  test('X-16 JSON is a 415, a form without the file or with another field a 400', async () => {
    expect((await consultant.post('/sales/import', { file: 'x' })).status).toBe(415);
    expect((await consultant.post('/sales/import', undefined)).status).toBe(400);
    const other = await consultant.upload('/sales/import', Buffer.from('x'), {}, 'a.xlsx', 'archivo');
    expect([other.status, other.body.details]).toEqual([
      400,
      [{ path: 'archivo', message: 'Este dato no se admite.' }],
    ]);
    const broken = await consultant.post('/sales/import', 'nada', {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect([broken.status, broken.body.error]).toEqual([400, expect.stringMatching(/formulario|Revise/)]);
    expect((await consultant.post('/sales/import', 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await consultant.upload('/sales', Buffer.from('x'))).status).toBe(415);
  });

  test('X-16 an unknown query is refused', async () => {
    expect((await consultant.upload('/sales/import?dry=1', Buffer.from('x'))).status).toBe(400);
  });
});
