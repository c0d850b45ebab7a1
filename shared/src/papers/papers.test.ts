import { paperSchema, type Paper } from '../contract/entities/paper';
import { defaultSilageParameters, simulateRequest, workedExamples } from '../domain';
import { describeSale } from './describeSale';
import { describeSimulation, type SimulationPaperData } from './describeSimulation';
import { describeVoucher, type VoucherPaperData } from './describeVoucher';

const voucher: VoucherPaperData = {
  folio: 'DKB-2026-000045',
  status: 'CON_ABONOS',
  date: '2026-11-20',
  expiresAt: '2027-02-18',
  customer: {
    id: 'c',
    firstName: 'José',
    lastName: 'Muñoz',
    businessName: 'El Roble',
    phone: '8711234567',
    localityId: 'l',
  },
  consultant: { id: 'k', firstName: 'Carla', lastName: 'Ibarra' },
  distributor: { id: 'd', name: 'Agrosemillas' },
  season: { id: 's', name: 'PV 2026', startDate: '2026-11-01', isOpen: true, isVoucherOpen: true },
  lines: [
    {
      productId: 'p',
      code: 'DKX-620',
      name: 'Maíz DKX-620',
      quantity: 29,
      basePrice: '3950.00',
      discount: 0.075,
      total: '105958.75',
      hectares: 0,
      lot: 'L-7',
    },
  ],
  subtotal: '105958.75',
  tax: '0.00',
  total: '105958.75',
  paid: '5000.00',
  balance: '100958.75',
  payments: [
    { date: '2026-11-21', amount: '5000.00', method: '03', reference: 'SPEI 829', receivedBy: 'Carla Ibarra' },
  ],
  notes: 'Entregar en el rancho',
  paper: {
    issuer: { name: 'Agrosemillas del Norte', rfc: 'ANO050101AB1', address: null, phone: '8717654321', logo: null },
    customer: { rfc: 'ROB010101AA1', locality: 'Torreón, Coahuila' },
    bags: { p: '60,000 semillas' },
    cancellationReason: 'Cambió de cultivo',
    privacyNotice: { version: '2026-01', responsibleName: 'Surco, S. A.' },
  },
};
const context = { origin: 'http://surco.mx', link: 'http://surco.mx/p/x' };

/** All texts of a paper in the order in which they are read. */
const listTexts = (paper: Paper): string[] => {
  const texts: string[] = [];
  JSON.stringify(paper, (_, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
};

test('X-29 X-14 the paper of a DKbono has its issuer, customer, lines, payments, balance, conditions and signatures', () => {
  const paper = describeVoucher(voucher, context);
  expect(paperSchema.parse(paper)).toEqual(paper);
  expect(paper.status).toEqual({ text: 'Con abonos', isMarked: false });
  const texts = listTexts(paper);
  for (const text of [
    'DKB-2026-000045',
    'Agrosemillas del Norte',
    'El Roble',
    'José Muñoz',
    'ROB010101AA1',
    '871 123 4567',
    'Torreón, Coahuila',
    'Maíz, 60,000 semillas, lote L-7',
    '7.5 %',
    // An area that is not known is no zero.
    '–',
    '(CIENTO CINCO MIL NOVECIENTOS CINCUENTA Y OCHO PESOS 75/100 M.N.)',
    'Transferencia',
    'SPEI 829',
    '$100,958.75',
    'Entregar en el rancho',
    'Aviso de privacidad de Surco, S. A. (versión 2026-01): http://surco.mx/privacy-notice',
    'Este documento no es un comprobante fiscal (CFDI).',
    'http://surco.mx/p/x',
  ])
    expect(texts).toContain(text);
  expect(paper.signatures.map(({ name }) => name)).toEqual(['José Muñoz', 'Carla Ibarra']);
});

const getTotals = ({ blocks }: Paper) =>
  blocks.flatMap((block) => (block.type === 'totals' ? block.rows.map(({ label, value }) => `${label} ${value}`) : []));

test.each<[Partial<VoucherPaperData>, boolean, string[]]>([
  [{ status: 'VENCIDO' }, true, ['Pagado $5,000.00', 'Saldo $100,958.75']],
  [{ status: 'CANCELADO' }, true, ['Pagado $5,000.00', 'Saldo a favor $5,000.00']],
  [{ status: 'CONVERTIDO' }, false, ['Pagado $5,000.00', 'Saldo $100,958.75']],
  [
    { status: 'CONVERTIDO', balance: '10000.00' },
    false,
    ['Total de la venta $15,000.00', 'Pagado $5,000.00', 'Saldo $10,000.00'],
  ],
])('X-14 T-03 marks only a DKbono that is void, and says what is owed: %j', (change, isMarked, amounts) => {
  const paper = describeVoucher({ ...voucher, ...change }, context);
  expect(paper.status?.isMarked).toBe(isMarked);
  expect(getTotals(paper).slice(3)).toEqual(amounts);
  expect(listTexts(paper).includes('Motivo de la cancelación: Cambió de cultivo')).toBe(change.status === 'CANCELADO');
});

test('X-29 the note of a sale says what was sold and, if it comes from a DKbono, what is paid of it', () => {
  const sale = { ...voucher, folio: 'V-2026-000001', status: 'ENTREGADA' as const };
  expect(getTotals(describeSale(sale, context))).toEqual(['Subtotal $105,958.75', 'IVA $0.00', 'Total $105,958.75']);
  const converted = describeSale(sale, context, { folio: 'DKB-2026-000045', paid: '5000.00', balance: '100958.75' });
  expect(getTotals(converted).slice(3)).toEqual(['Pagado $5,000.00', 'Saldo $100,958.75']);
  expect(listTexts(converted)).toEqual(
    expect.arrayContaining(['Nota de venta', 'V-2026-000001', 'Entregada', 'DKB-2026-000045']),
  );
});

test('X-29 a paper of what is not sent yet has no folio and says so, with what the device knows', () => {
  const pending = { ...voucher, folio: null, expiresAt: null, paper: undefined, customerAccount: null };
  const paper = describeVoucher(pending, { origin: 'http://surco.mx', isPending: true });
  expect(paper).toMatchObject({ number: null, status: { text: 'Pendiente de enviar', isMarked: true }, link: null });
  expect(paper.issuer).toEqual({ name: 'Agrosemillas', rfc: null, address: null, phone: null, logo: null });
  expect(listTexts(paper)).toContain('Aviso de privacidad: http://surco.mx/privacy-notice');
});

test.each(workedExamples)('R-09 X-29 the paper of a simulation has its inputs and results: $name', (example) => {
  const { input, result } = simulateRequest(example.request, {
    product: example.product,
    production: example.production,
    parameters: defaultSilageParameters,
  });
  const data: SimulationPaperData = {
    name: null,
    input,
    result,
    product: 'Maíz DKX-620',
    production: example.production ? 'Leche' : null,
    customer: 'El Roble',
    author: 'Carla Ibarra',
    authorPhone: '8711234567',
    issuer: null,
    date: '2026-11-20',
    parametersUpdatedAt: null,
  };
  const paper = describeSimulation(data, context);
  expect(paperSchema.parse(paper)).toEqual(paper);
  const texts = listTexts(paper);
  expect(texts).toEqual(
    expect.arrayContaining(['Escenario', 'El Roble', 'Carla Ibarra', '871 123 4567', 'Costo total']),
  );
  // No metric without a value.
  expect(
    paper.blocks
      .flatMap((block) => (block.type === 'facts' ? block.groups : []))
      .every(({ facts }) => facts.length > 0),
  ).toBe(true);
});
