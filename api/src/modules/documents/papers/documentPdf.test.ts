import type { NewRow } from '../../../core/db/schema/database';
import type { TestApi, TestClient } from '../../../testing/harness';
import { readPdf } from '../../../testing/documents/readPdf';
import { makeVoucher } from '../../../testing/documents/makeVoucher';
import { startApiWithUsers } from '../../../testing/startApiWithUsers';

let api: TestApi;
let consultant: TestClient;
beforeAll(async () => {
  ({ api, consultant } = await startApiWithUsers({ env: { PUBLIC_URL: 'http://surco.ejemplo.mx' } }));
});
afterAll(() => api.close());

/** Creates a DKbono for a product of this name. @param change columns of `vouchers` to set */
async function createVoucher(change: Partial<NewRow<'vouchers'>> = {}, name = 'Maíz de prueba') {
  const product = await api.make.product({ name });
  const voucher = await makeVoucher(api, { product, quantity: 29, total: '123660.50', paid: '75000.25' });
  const values = { notes: null, ...change };
  await api.db.updateTable('vouchers').set(values).where('id', '=', voucher.id).execute();
  return { ...voucher, product };
}

async function downloadPdf(id: string, query = '', kind = 'vouchers') {
  const { rawBody: file, ...response } = await consultant.get(`/${kind}/${id}/pdf${query}`);
  return { ...response, file };
}

test('X-14 returns a PDF that the browser shows, named after the DKbono', async () => {
  const { id, folio } = await createVoucher();
  const { status, headers, file } = await downloadPdf(id);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
  expect(headers['content-disposition']).toBe(
    `inline; filename="DKbono ${folio}.pdf"; filename*=UTF-8''DKbono%20${folio}.pdf`,
  );
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const { title, language, links } = readPdf(file);
  expect([title, language]).toEqual([`DKbono ${folio}`, 'es-MX']);
  expect(links).toEqual(['http://surco.ejemplo.mx/privacy-notice']);
});

test('X-14 returns the PDF as a download with download=true', async () => {
  const { id } = await createVoucher();
  expect((await downloadPdf(id, '?download=true')).headers['content-disposition']).toMatch(/^attachment; /);
  expect((await downloadPdf(id, '?download=quizá')).status).toBe(400);
});

test('X-14 contains the data of the DKbono and of its customer, with accents', async () => {
  const { company, db, make } = api;
  const customer = await make.customer(company.locality.id, company.consultant.id, {
    first_name: 'José Ángel',
    last_name: 'Muñoz Güereña',
    rfc: 'CACX7605101P8',
    phone: '8711234599',
  });
  const { id, folio, product } = await createVoucher({ customer_id: customer.id });
  await db
    .insertInto('payments')
    .values([
      {
        voucher_id: id,
        date: '2026-03-01',
        amount: '30000.00',
        method: '01',
        reference: null,
        received_by: company.consultant.id,
        receipt_folio: 'R-1',
        balance_before: '123660.50',
        balance_after: '93660.50',
      },
      {
        voucher_id: id,
        date: '2026-04-02',
        amount: '45000.25',
        method: '03',
        reference: 'SPEI 829',
        receipt_folio: 'R-2',
        balance_before: '93660.50',
        balance_after: '48660.25',
      },
    ])
    .execute();
  const [page = ''] = readPdf((await downloadPdf(id)).file).pages;
  for (const text of [
    folio,
    // The letterhead.
    'Emisión: 01/02/26',
    'Vigencia: 31/12/26',
    'José Ángel Muñoz Güereña',
    'CACX7605101P8',
    '871 123 4599',
    `${company.locality.name}, Torreón, Coahuila`,
    `${company.consultant.first_name} ${company.consultant.last_name}`,
    company.distributor.name,
    company.season.name,
    product.code,
    'Maíz de prueba, 60,000 semillas 29 $3,950.00',
    '$3,950.00',
    'Subtotal $123,660.50',
    'IVA $0.00',
    'Total $123,660.50',
    '(CIENTO VEINTITRÉS MIL SEISCIENTOS SESENTA PESOS 50/100 M.N.)',
    '01/03/26 Efectivo –',
    '02/04/26 Transferencia SPEI 829 – $45,000.25',
    'Pagado $75,000.25',
    'Saldo $48,660.25',
    'CONDICIONES',
    'Aviso de privacidad (versión 2026-01): http://surco.ejemplo.mx/privacy-notice',
    'Este documento no es un comprobante fiscal (CFDI).',
    'Página 1 de 1',
  ])
    expect(page.replace(/\s+/g, ' ')).toContain(text);
});

test.each([
  ['CANCELADO', 'Cliente cambió de cultivo', true],
  ['VENCIDO', null, true],
  ['CON_ABONOS', null, false],
] as const)('X-14 writes only a void status across the page: %s', async (status, status_reason, isVoid) => {
  const { id } = await createVoucher({ status, status_reason });
  const [page = ''] = readPdf((await downloadPdf(id)).file).pages;
  expect(/CANCELADO|VENCIDO/.test(page)).toBe(isVoid);
  expect(page.includes('Motivo de la cancelación: Cliente cambió de cultivo')).toBe(status === 'CANCELADO');
  const owed = status === 'CANCELADO' ? 'Saldo a favor $75,000.25' : 'Saldo $48,660.25';
  expect(page.replace(/\s+/g, ' ')).toContain(owed);
});

test('X-14 prints user input as text', async () => {
  const notes = 'file:///etc/passwd <script>x</script> 🌽👩‍🌾 ‮oculto‬ €½ — ŁőŞ Ωж 汉';
  const { id } = await createVoucher({ notes }, `<b>“Maíz”</b> ${'largo'.repeat(40)}`);
  const { status, file } = await downloadPdf(id);
  const { pages, links } = readPdf(file);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  expect(status).toBe(200);
  expect(text).toContain('<b>“Maíz”</b>');
  expect(text).toContain('file:///etc/passwd <script>x</script> oculto €½ — ŁőŞ Ωж Han');
  expect(links).toHaveLength(1);
});

test('X-29 returns the note of a sale with the letterhead of its distributor', async () => {
  const { company, db } = api;
  await db
    .updateTable('partners')
    .set({ rfc: 'ANO050101AB1', phone: '8717654321' })
    .where('id', '=', company.distributor.id)
    .execute();
  const product = await api.make.product({ name: 'Maíz de prueba' });
  await api.make.inventory(company.season.id, product.id, company.distributor.id, 10);
  const { body } = await consultant.post('/sales', {
    customerId: company.customer.id,
    seasonId: company.season.id,
    lines: [{ productId: product.id, quantity: 2 }],
  });
  const { id, folio } = body.data as { id: string; folio: string };
  const { status, headers, file } = await downloadPdf(id, '', 'sales');
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain(`filename="Nota de venta ${folio}.pdf"`);
  const text = readPdf(file).pages.join(' ').replace(/\s+/g, ' ');
  for (const part of [
    company.distributor.name,
    'RFC ANO050101AB1',
    'Tel. 871 765 4321',
    'Nota de venta',
    folio,
    product.code,
  ])
    expect(text).toContain(part);
});
