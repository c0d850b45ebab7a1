import { readPdf } from '../../../test/pdfText';
import { paper } from '../../../test/voucherPaper';
import { voucherPdf } from './voucherPdf';

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

/** The pages of a DKbono of so many lines, as text. */
async function pagesOf(lines: number): Promise<string[]> {
  const voucher = {
    ...paper.voucher,
    lines: Array.from({ length: lines }, (_, at) => ({ ...line, id: String(at) })),
    notes: 'Entregar en el rancho; preguntar por Íñigo. '.repeat(20),
  };
  const file = await voucherPdf({ ...paper, bags: { p: '60,000 semillas' }, voucher });
  return readPdf(file).pages.map((page) => page.replace(/\s+/g, ' '));
}

// Somewhere among these the notes, and the conditions, no longer fit under what stands above them.
test.each([2, 12, 14, 17])(
  'X-14 of %i lines: a heading is above what it heads, a signature under what it signs, a figure on one line',
  async (lines) => {
    const pages = await pagesOf(lines);
    const of = (words: string) => pages.findIndex((page) => page.includes(words));
    expect(of('NOTAS Entregar en el rancho')).toBeGreaterThanOrEqual(0);
    expect(of('CONDICIONES 1. Las bolsas')).toBe(of('Cliente Carla Ibarra Consultor'));
    expect(pages.join(' ').match(/99,999\.99/g)).toHaveLength(2 * lines);
  },
);

test('X-14 one page is used up before the next one is begun', async () => {
  expect(await pagesOf(2)).toHaveLength(1);
});
