import { randomUUID } from 'node:crypto';
import { startApi, type TestApi } from './harness';
import { readPdf } from './pdfText';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: 'http://surco.ejemplo.mx' } });
});
afterAll(() => api.close());

/** A DKbono with what matters to a test; its products are as many as its lines. */
async function voucher({
  lines = 1,
  names = 'Maíz de prueba',
  ...change
}: Record<string, unknown> & { lines?: number }) {
  const { make, company, db } = api;
  const { season, distributor, consultant, client } = company;
  const products = await Promise.all(Array.from({ length: lines }, () => make.product({ name: String(names) })));
  const made = await make.voucher({
    customerId: client.id,
    seasonId: season.id,
    distributorId: distributor.id,
    consultantId: consultant.id,
    product: products[0]!,
    quantity: 29,
    price: '3950.00',
    total: '123660.50',
    paid: '75000.25',
  });
  if (lines > 1)
    await db
      .insertInto('voucher_lines')
      .values(
        products.slice(1).map(({ id }, index) => ({
          voucher_id: made.id,
          position: index + 1,
          product_id: id,
          quantity: index + 1,
          base_price: '100.00',
          total: '100.00',
          product_yield: '60',
        })),
      )
      .execute();
  if (Object.keys(change).length > 0) await db.updateTable('vouchers').set(change).where('id', '=', made.id).execute();
  return { ...made, products };
}

const visitor = (who: { id: string } = api.company.consultant) => api.as(who);

async function pdf(id: string, query = '') {
  const { token } = await visitor();
  const { apiKeyHeader, apiKey } = api.settings;
  const answer = await api.app.inject({
    url: `/api/vouchers/${id}/pdf${query}`,
    headers: { [apiKeyHeader]: apiKey, cookie: `surco=${token}` },
  });
  return { ...answer, status: answer.statusCode, file: answer.rawPayload, headers: answer.headers };
}

test('X-14 a DKbono is a document that a browser shows, under its own name', async () => {
  const { id, folio } = await voucher({});
  const { status, headers, file } = await pdf(id);
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
  expect(headers['content-disposition']).toBe(
    `inline; filename="DKbono ${folio}.pdf"; filename*=UTF-8''DKbono%20${folio}.pdf`,
  );
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const { title, language, links } = readPdf(file);
  expect([title, language]).toEqual([`DKbono ${folio}`, 'es-MX']);
  expect(links).toEqual(['http://surco.ejemplo.mx/customer-registration']);
});

test('X-14 download=true saves it instead', async () => {
  const { id } = await voucher({});
  expect((await pdf(id, '?download=true')).headers['content-disposition']).toMatch(/^attachment; /);
  expect((await pdf(id, '?download=quizá')).status).toBe(400);
});

test('X-14 it says all that domain.md wants, accents and all', async () => {
  const { company, db, make } = api;
  const client = await make.client(company.locality.id, company.consultant.id, {
    first_name: 'José Ángel',
    last_name: 'Muñoz Güereña',
    rfc: 'CACX7605101P8',
    phone: '8711234599',
  });
  const { id, folio, products } = await voucher({ customer_id: client.id });
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
  const [page = ''] = readPdf((await pdf(id)).file).pages;
  for (const words of [
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
    'Aviso de privacidad: http://surco.ejemplo.mx/customer-registration',
    'Este documento no es un comprobante fiscal (CFDI).',
    'Página 1 de 1',
  ])
    expect(page.replace(/\s+/g, ' ')).toContain(words);
});

test('X-14 a long one goes on over pages, each with the table’s header and its number', async () => {
  const { id, products } = await voucher({ lines: 60 });
  const { pages } = readPdf((await pdf(id)).file);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) expect(page).toContain(`Página ${index + 1} de ${pages.length}`);
  for (const page of pages.slice(0, 2)) expect(page.replace(/\s+/g, ' ')).toContain('Clave Bolsa Cantidad Precio');
  const all = pages.join(' ');
  expect(products.filter(({ code }) => !all.includes(code))).toEqual([]);
});

test.each([
  ['CANCELADO', 'Cliente cambió de cultivo', true],
  ['VENCIDO', null, true],
  ['CON_ABONOS', null, false],
] as const)('X-14 a DKbono %s says so across the page', async (status, status_reason, isVoid) => {
  const { id } = await voucher({ status, status_reason });
  const [page = ''] = readPdf((await pdf(id)).file).pages;
  expect(/CANCELADO|VENCIDO/.test(page)).toBe(isVoid);
  expect(page.includes('Motivo de la cancelación: Cliente cambió de cultivo')).toBe(status === 'CANCELADO');
  const owed = status === 'CANCELADO' ? 'Saldo a favor $75,000.25' : 'Saldo $48,660.25';
  expect(page.replace(/\s+/g, ' ')).toContain(owed);
});

test('X-14 what people type stays text, whatever it looks like', async () => {
  const { id } = await voucher({
    names: `<b>“Maíz”</b> ${'largo'.repeat(40)}`,
    notes: 'file:///etc/passwd <script>x</script> 🌽👩‍🌾 ‮oculto‬ €½ — ŁőŞ Ωж 汉',
  });
  const { status, file } = await pdf(id);
  const { pages, links } = readPdf(file);
  const text = pages.join(' ').replace(/\s+/g, ' ');
  expect(status).toBe(200);
  expect(text).toContain('<b>“Maíz”</b>');
  expect(text).toContain('file:///etc/passwd <script>x</script> \ufffd\ufffd oculto €½ — ŁőŞ Ωж \ufffd');
  expect(links).toHaveLength(1);
});

test('X-14 P-07 a DKbono outside the scope is as if it were not there', async () => {
  const { id } = await voucher({});
  const colleague = await visitor(api.company.colleague);
  expect((await colleague.get(`/vouchers/${id}/pdf`)).status).toBe(404);
  expect((await colleague.get(`/vouchers/${randomUUID()}/pdf`)).status).toBe(404);
  expect((await colleague.get('/vouchers/x/pdf')).status).toBe(400);
});
