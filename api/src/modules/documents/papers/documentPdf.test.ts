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

test('X-14 contains what the paper says of the DKbono and of its customer, with accents', async () => {
  const { company, make } = api;
  const names = { first_name: 'José Ángel', last_name: 'Muñoz Güereña', rfc: 'CACX7605101P8' };
  const customer = await make.customer(company.locality.id, company.consultant.id, names);
  const reason = { status: 'CANCELADO', status_reason: 'Cliente cambió de cultivo' } as const;
  const { id, folio, product } = await createVoucher({ customer_id: customer.id, ...reason });
  const [page = ''] = readPdf((await downloadPdf(id)).file).pages;
  for (const text of [
    folio,
    company.distributor.name,
    'Emisión: 01/02/26',
    'Vigencia: 31/12/26',
    'José Ángel Muñoz Güereña',
    'CACX7605101P8',
    `${company.locality.name}, Torreón, Coahuila`,
    company.season.name,
    product.code,
    'Maíz de prueba, 60,000 semillas 29 $3,950.00',
    'Total $123,660.50',
    // Across the page.
    'CANCELADO',
    'Motivo de la cancelación: Cliente cambió de cultivo',
    'Saldo a favor $75,000.25',
    'Aviso de privacidad (versión 2026-01): http://surco.ejemplo.mx/privacy-notice',
  ])
    expect(page.replace(/\s+/g, ' ')).toContain(text);
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
