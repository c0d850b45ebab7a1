import { deflateSync, crc32 } from 'node:zlib';
import { createVoucherPaper } from '../../testing/documents/paperFixture';
import { readPdf } from '../../testing/documents/readPdf';
import { drawPapers } from './drawPapers';
import { pageLayout, PdfWriter } from './pdfWriter';

const line = {
  productId: 'p',
  code: 'DKX-620',
  name: 'Maíz DKX-620',
  quantity: 9_999,
  basePrice: '99999.99',
  discount: 0.075,
  total: '924907407.51',
  hectares: 99_999.99,
  lot: null,
};

const createLines = (count: number) => Array.from({ length: count }, (_, at) => ({ ...line, code: `DKX-${100 + at}` }));

const draw = async (...papers: Parameters<typeof createVoucherPaper>[0][]) =>
  readPdf(
    await drawPapers({
      title: 'x',
      papers: papers.map((change) => createVoucherPaper(change)),
    }),
  ).pages.map((page) => page.replace(/\s+/g, ' '));

const notes = 'Entregar en el rancho; preguntar por Íñigo. '.repeat(20);

// With some of these numbers of lines, the notes or the conditions do not fit on the page of the lines.
test.each([2, 12, 14, 17])(
  'X-14 X-29 keeps headings with their text and conditions with signatures, and splits no number, in a DKbono of %i lines',
  async (count) => {
    const pages = await draw({ lines: createLines(count), notes });
    const findPage = (text: string) => pages.findIndex((page) => page.includes(text));
    expect(findPage('NOTAS Entregar en el rancho')).toBeGreaterThanOrEqual(0);
    expect(findPage('CONDICIONES 1. Las bolsas')).toBeGreaterThanOrEqual(0);
    expect(findPage('CONDICIONES 1. Las bolsas')).toBe(findPage('Cliente Carla Ibarra Consultor'));
    expect(pages.join(' ').match(/99,999\.99/g)).toHaveLength(2 * count);
  },
);

test('X-14 draws a DKbono of two lines on one page', async () => {
  expect(await draw({ lines: createLines(2), notes })).toHaveLength(1);
});

test('X-29 repeats the table header and numbers the pages of a paper of 200 lines', async () => {
  const pages = await draw({ lines: createLines(200) });
  expect(pages.length).toBeGreaterThan(5);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
  for (const page of pages.slice(0, -2)) expect(page).toContain('Clave Producto Bolsas Precio de lista');
  const missing = createLines(200).filter(({ code }) => !pages.join(' ').includes(code));
  expect(missing).toEqual([]);
});

test('X-29 draws several papers one after the other, each with its own page numbers', async () => {
  const pages = await draw(
    { folio: 'B-2026-000001' },
    { folio: 'B-2026-000002', lines: createLines(40) },
    { folio: 'B-2026-000003' },
  );
  const numbers = pages.map((page) => /Página \d de \d/.exec(page)?.[0]);
  expect(numbers).toEqual([
    'Página 1 de 1',
    ...pages.slice(1, -1).map((_, index) => `Página ${index + 1} de ${pages.length - 2}`),
    'Página 1 de 1',
  ]);
  expect(pages.map((page) => /B-2026-\d+/.exec(page)?.[0])).toEqual([
    'B-2026-000001',
    ...pages.slice(1, -1).map(() => 'B-2026-000002'),
    'B-2026-000003',
  ]);
});

/** A PNG of one red point. */
function createPng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const points = deflateSync(Buffer.from([0, 255, 0, 0]));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', points), chunk('IEND', Buffer.alloc(0))]);
}

test('X-29 draws the letterhead of the distributor, with its logo when there is one, and the QR code of a link', async () => {
  const paper = createVoucherPaper({}, 'http://surco.ejemplo.mx/p/x');
  const logo = `data:image/png;base64,${createPng().toString('base64')}`;
  const file = await drawPapers({ title: 'DKbono', papers: [{ ...paper, issuer: { ...paper.issuer, logo } }] });
  expect(file.toString('latin1')).toContain('/Subtype /Image');
  const [page = ''] = readPdf(file).pages;
  expect(page.replace(/\s+/g, ' ')).toContain('Agrosemillas del Norte RFC ANO050101AB1 Tel. 871 765 4321');
  expect(page).toContain('Consulte este documento');
  const [plain = ''] = await draw({});
  expect(plain).toContain('Agrosemillas del Norte RFC ANO050101AB1');
  expect(plain).not.toContain('Consulte este documento');
});

test('the height of a text without a width is the one of its lines between x and the right margin', () => {
  const writer = new PdfWriter({ title: 'x', subject: 'x', author: 'x' });
  const text = 'Entregar en el rancho. '.repeat(5);
  const x = pageLayout.right - 100;
  expect(writer.write(text, x, 100)).toBeCloseTo(writer.write(text, x, 300, { width: 100 }));
});
