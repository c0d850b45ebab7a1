import { readPdf } from '../../../testing/documents/readPdf';
import { voucherPdfFixture } from '../../../testing/documents/voucherPdfFixture';
import { drawVoucherPdf } from './drawVoucherPdf';
import { pageLayout, PdfWriter } from './pdfWriter';

const line = {
  productId: 'p',
  code: 'DKX-620',
  name: 'Maíz DKX-620',
  quantity: 9_999,
  basePrice: '99999.99',
  discount: 0.075,
  total: '924907407.51',
  taxRate: 0,
  hectares: 99_999.99,
  productYield: 60,
  lot: null,
};

/** Returns the text of each page of a DKbono with this many lines. */
async function renderPages(lines: number): Promise<string[]> {
  const voucher = {
    ...voucherPdfFixture.voucher,
    lines: Array.from({ length: lines }, (_, at) => ({ ...line, id: String(at), code: `DKX-${100 + at}` })),
    notes: 'Entregar en el rancho; preguntar por Íñigo. '.repeat(20),
  };
  const file = await drawVoucherPdf([{ ...voucherPdfFixture, bagLabels: { p: '60,000 semillas' }, voucher }]);
  return readPdf(file).pages.map((page) => page.replace(/\s+/g, ' '));
}

// With some of these numbers of lines, the notes or the conditions do not fit on the page of the lines.
test.each([2, 12, 14, 17])(
  'X-14 keeps headings with their text and conditions with signatures, and splits no number, in a DKbono of %i lines',
  async (lines) => {
    const pages = await renderPages(lines);
    const findPage = (text: string) => pages.findIndex((page) => page.includes(text));
    expect(findPage('NOTAS Entregar en el rancho')).toBeGreaterThanOrEqual(0);
    expect(findPage('CONDICIONES 1. Las bolsas')).toBe(findPage('Cliente Carla Ibarra Consultor'));
    expect(pages.join(' ').match(/99,999\.99/g)).toHaveLength(2 * lines);
  },
);

test('X-14 draws a DKbono of two lines on one page', async () => {
  expect(await renderPages(2)).toHaveLength(1);
});

test('X-14 repeats the table header and numbers the pages of a long document', async () => {
  const pages = await renderPages(60);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
  for (const page of pages.slice(0, 2)) expect(page).toContain('Clave Producto Bolsas Precio de lista');
  const codes = Array.from({ length: 60 }, (_, at) => `DKX-${100 + at}`);
  expect(codes.filter((code) => !pages.join(' ').includes(code))).toEqual([]);
});

test('X-14 draws several DKbonos one after the other, each with its own page numbers', async () => {
  const named = (folio: string) => ({ ...voucherPdfFixture, voucher: { ...voucherPdfFixture.voucher, folio } });
  const long = named('B-2026-000002');
  const lines = Array.from({ length: 40 }, (_, at) => ({ ...line, id: String(at) }));
  const file = await drawVoucherPdf([
    named('B-2026-000001'),
    { ...long, bagLabels: { p: '60,000 semillas' }, voucher: { ...long.voucher, lines } },
    named('B-2026-000003'),
  ]);
  const { pages, title } = readPdf(file);
  const footers = pages.map((page) =>
    /DKbono (B-2026-\d+)\s+(Página \d de \d)/.exec(page.replace(/\s+/g, ' '))?.slice(1),
  );
  expect(title).toBe('3 DKbonos');
  expect(footers).toEqual([
    ['B-2026-000001', 'Página 1 de 1'],
    ...pages.slice(1, -1).map((_, index) => ['B-2026-000002', `Página ${index + 1} de ${pages.length - 2}`]),
    ['B-2026-000003', 'Página 1 de 1'],
  ]);
  expect(pages.length).toBeGreaterThan(3);
});

test('the height of a text without a width is the one of its lines between x and the right margin', () => {
  const writer = new PdfWriter({ title: 'x', subject: 'x', author: 'x' });
  const text = 'Entregar en el rancho. '.repeat(5);
  const x = pageLayout.right - 100;
  expect(writer.write(text, x, 100)).toBeCloseTo(writer.write(text, x, 300, { width: 100 }));
});
