import { startTestApi, type TestApi } from '../../../testing/harness';
import { readPdf } from '../../../testing/documents/readPdf';
import { makeVoucher } from '../../../testing/documents/makeVoucher';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { PUBLIC_URL: 'http://surco.ejemplo.mx' } });
});
afterAll(() => api.close());

/**
 * Creates a DKbono with a different product in each line. `lines` is the number of lines, `names` the name that every
 * product has; the other options are columns of `vouchers` to set.
 */
async function createVoucher({
  lines = 1,
  names = 'Maíz de prueba',
  ...change
}: Record<string, unknown> & { lines?: number }) {
  const { make, db } = api;
  const products = await Promise.all(Array.from({ length: lines }, () => make.product({ name: String(names) })));
  const amounts = { quantity: 29, total: '123660.50', paid: '75000.25' };
  const voucher = await makeVoucher(api, { product: products[0]!, ...amounts });
  if (lines > 1)
    await db
      .insertInto('voucher_lines')
      .values(
        products.slice(1).map(({ id }, index) => ({
          voucher_id: voucher.id,
          position: index + 1,
          product_id: id,
          quantity: index + 1,
          base_price: '100.00',
          total: '100.00',
          product_yield: '60',
        })),
      )
      .execute();
  if (Object.keys(change).length > 0)
    await db.updateTable('vouchers').set(change).where('id', '=', voucher.id).execute();
  return { ...voucher, products };
}

const createConsultantClient = (who: { id: string } = api.company.consultant) => api.signInAs(who);

async function downloadPdf(id: string, query = '') {
  const { token } = await createConsultantClient();
  const { apiKeyHeader, apiKey } = api.settings;
  const response = await api.app.inject({
    url: `/api/vouchers/${id}/pdf${query}`,
    headers: { [apiKeyHeader]: apiKey, cookie: `surco=${token}` },
  });
  return { ...response, status: response.statusCode, file: response.rawPayload, headers: response.headers };
}

test('X-14 returns a PDF that the browser shows, named after the DKbono', async () => {
  const { id, folio } = await createVoucher({});
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
  const { id } = await createVoucher({});
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
  const { id, folio, products } = await createVoucher({ customer_id: customer.id });
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
      },
      { voucher_id: id, date: '2026-04-02', amount: '45000.25', method: '03', reference: 'SPEI 829' },
    ])
    .execute();
  const [page = ''] = readPdf((await downloadPdf(id)).file).pages;
  for (const text of [
    folio,
    'Emisión: 01/02/26',
    'Vigencia: 31/12/26',
    'José Ángel Muñoz Güereña',
    'CACX7605101P8',
    '871 123 4599',
    `${company.locality.name}, Torreón, Coahuila`,
    `${company.consultant.first_name} ${company.consultant.last_name}`,
    company.distributor.name,
    company.season.name,
    products[0]!.code,
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

test('X-14 repeats the table header and numbers the pages of a long document', async () => {
  const { id, products } = await createVoucher({ lines: 60 });
  const { pages } = readPdf((await downloadPdf(id)).file);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
  for (const page of pages.slice(0, 2))
    expect(page.replace(/\s+/g, ' ')).toContain('Clave Producto Bolsas Precio de lista');
  const all = pages.join(' ');
  expect(products.filter(({ code }) => !all.includes(code))).toEqual([]);
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
  const { id } = await createVoucher({
    names: `<b>“Maíz”</b> ${'largo'.repeat(40)}`,
    notes: 'file:///etc/passwd <script>x</script> 🌽👩‍🌾 ‮oculto‬ €½ — ŁőŞ Ωж 汉',
  });
  const { status, file } = await downloadPdf(id);
  const { pages, links } = readPdf(file);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  expect(status).toBe(200);
  expect(text).toContain('<b>“Maíz”</b>');
  expect(text).toContain('file:///etc/passwd <script>x</script> \ufffd\ufffd oculto €½ — ŁőŞ Ωж \ufffd');
  expect(links).toHaveLength(1);
});
