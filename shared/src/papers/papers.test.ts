import type { Statement } from '../contract';
import { paperSchema, type Paper } from '../contract/entities/paper';
import { defaultSilageParameters, simulateRequest, workedExamples } from '../domain';
import { describeReceipt } from './describeReceipt';
import { describeSale } from './describeSale';
import { describeSimulation, type SimulationPaperData } from './describeSimulation';
import { describeStatement } from './describeStatement';
import { describeVoucher, type VoucherPaperData } from './describeVoucher';
import { context, sale, voucher } from './testing/paperFixtures';

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

test('X-29 the note of a sale speaks of lots only when it has one', () => {
  const received = 'El cliente recibe las bolsas indicadas y firma de conformidad con su cantidad';
  expect(listTexts(describeSale(sale, context)).join()).toContain(`${received} y su lote.`);
  const lines = sale.lines.map((line) => ({ ...line, lot: null }));
  expect(listTexts(describeSale({ ...sale, lines }, context)).join()).toContain(`${received}.`);
});

const getTotals = ({ blocks }: Paper) =>
  blocks.flatMap((block) => (block.type === 'totals' ? block.rows.map(({ label, value }) => `${label} ${value}`) : []));

test.each<[Partial<VoucherPaperData>, boolean, string[]]>([
  [{ status: 'VENCIDO' }, true, ['Pagado $5,000.00', 'Saldo $100,958.75']],
  [{ status: 'CANCELADO' }, true, ['Abonado $5,000.00', 'Saldo a favor $5,000.00']],
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
  expect(getTotals(describeSale(sale, context))).toEqual(['Subtotal $105,958.75', 'IVA $0.00', 'Total $105,958.75']);
  const converted = describeSale(sale, context, { folio: 'DKB-2026-000045', paid: '5000.00', balance: '100958.75' });
  expect(getTotals(converted).slice(3)).toEqual(['Pagado $5,000.00', 'Saldo $100,958.75']);
  const texts = ['Nota de venta', 'V-2026-000001', 'Entregada', 'DKB-2026-000045'];
  expect(listTexts(converted)).toEqual(expect.arrayContaining(texts));
});

test('X-29 X-33 X-38 who signed for a sale without a name is its customer, and a delivery that waits says so', () => {
  const pending = { ...context, isDeliveryPending: true };
  const { signatures, status } = describeSale({ ...sale, signature: '/images/f' }, pending);
  expect(signatures[0]).toEqual({ name: 'José Muñoz', role: 'Recibió', image: '/images/f' });
  expect(status?.text).toBe('Entrega pendiente de enviar');
});

test('X-29 a paper of what is not sent yet has no folio and says so, with what the device knows', () => {
  const pending = { ...voucher, folio: null, expiresAt: null, paper: undefined, customerAccount: null };
  const paper = describeVoucher(pending, { origin: 'http://surco.mx', isPending: true });
  expect(paper).toMatchObject({ number: null, status: { text: 'Pendiente de enviar', isMarked: true }, link: null });
  expect(paper.issuer).toEqual({ name: 'Agrosemillas', rfc: null, address: null, phone: null, logo: null });
  const known = { ...context, issuer: { ...paper.issuer, rfc: 'ANO050101AB1', logo: '/images/l' } };
  expect(describeVoucher(pending, known).issuer).toEqual(known.issuer);
  expect(describeReceipt(pending, payment, known).issuer).toEqual(known.issuer);
  expect(listTexts(paper)).toContain('Aviso de privacidad: http://surco.mx/privacy-notice');
});

const payment = {
  date: '2026-11-21',
  amount: '5000.00',
  method: '03' as const,
  reference: 'SPEI 829',
  receivedBy: 'Carla Ibarra',
  receiptFolio: 'R-2026-000012',
  balanceBefore: '105958.75',
  balanceAfter: '100958.75',
};

test('X-30 a receipt has its folio, method, reference, receiver, the amount in words, and the balance before and after', () => {
  const paper = describeReceipt(voucher, payment, context);
  expect(paperSchema.parse(paper)).toEqual(paper);
  expect(paper).toMatchObject({ title: 'Recibo de abono', number: 'R-2026-000012', status: null });
  expect(getTotals(paper)).toEqual([
    'Saldo anterior $105,958.75',
    'Abono $5,000.00',
    'Saldo después del abono $100,958.75',
  ]);
  for (const text of ['El Roble', 'DKB-2026-000045', 'Transferencia', 'SPEI 829', '(CINCO MIL PESOS 00/100 M.N.)'])
    expect(listTexts(paper)).toContain(text);
  expect(paper.signatures.map(({ name }) => name)).toEqual(['José Muñoz', 'Carla Ibarra']);
});

test('X-30 the receipt of a cancelled payment is marked with its reason; one that is not sent yet has no folio', () => {
  const cancelled = { ...payment, cancelledAt: '2026-11-22T18:00:00Z', cancellationReason: 'Se capturó dos veces' };
  const paper = describeReceipt(voucher, cancelled, context);
  expect(paper.status).toEqual({ text: 'Cancelado', isMarked: true });
  expect(listTexts(paper)).toContain('Este abono se canceló el 22/11/26 y ya no cuenta. Motivo: Se capturó dos veces');
  const { receiptFolio: _folio, balanceBefore: _before, balanceAfter: _after, ...pending } = payment;
  const waiting = describeReceipt(voucher, pending, { ...context, isPending: true });
  expect(waiting).toMatchObject({ number: null, status: { text: 'Pendiente de enviar', isMarked: true } });
  expect(getTotals(waiting)).toEqual(['Abono $5,000.00']);
});

const documents = {
  cancelled: { kind: 'voucher' as const, id: 'a', folio: 'DKB-2026-000001' },
  open: { kind: 'voucher' as const, id: 'b', folio: 'DKB-2026-000002' },
};
const movement = {
  date: '2026-11-20',
  document: documents.open,
  related: null,
  paymentId: null,
  receiptFolio: null,
  method: null,
  reference: null,
  reason: null,
  cancelledAmount: null,
};
const statement: Statement = {
  customer: { ...voucher.customer, id: 'c', rfc: 'ROB010101AA1', locality: 'Torreón' },
  season: { id: 's', name: 'PV 2026' },
  from: '2026-11-01',
  to: null,
  openingBalance: '-500.00',
  closingBalance: '-100.00',
  movements: [
    { ...movement, kind: 'charge', amount: '900.00', balance: '400.00' },
    {
      ...movement,
      kind: 'payment',
      receiptFolio: 'R-2026-000001',
      related: documents.cancelled,
      amount: '-500.00',
      balance: '-100.00',
    },
    {
      ...movement,
      kind: 'cancelledPayment',
      receiptFolio: 'R-2026-000002',
      reason: 'Se capturó dos veces',
      amount: '0.00',
      cancelledAmount: '70.00',
      balance: '-100.00',
    },
    { ...movement, kind: 'sale', amount: '0.00', balance: '-100.00' },
  ],
  documents: [],
  owed: '400.00',
  credit: '500.00',
  isPartial: true,
};

test('X-32 a statement has its movements with the balance after each, and says whose credit and which documents it lacks', () => {
  const paper = describeStatement(statement, context);
  expect(paperSchema.parse(paper)).toEqual(paper);
  const tables = paper.blocks.flatMap((block) => (block.type === 'table' ? [block.rows] : []));
  expect(tables).toEqual([
    [
      ['01/11/26', 'Saldo anterior', '', '', '', '-$500.00'],
      ['20/11/26', 'DKbono', 'DKB-2026-000002', '$900.00', '', '$400.00'],
      [
        '20/11/26',
        'Abono R-2026-000001 con saldo a favor de DKB-2026-000001',
        'DKB-2026-000002',
        '',
        '$500.00',
        '-$100.00',
      ],
      [
        '20/11/26',
        'Abono cancelado R-2026-000002 por $70.00: Se capturó dos veces',
        'DKB-2026-000002',
        '',
        '',
        '-$100.00',
      ],
      ['20/11/26', 'Venta directa', 'DKB-2026-000002', '$0.00', '', '-$100.00'],
    ],
    [],
  ]);
  expect(getTotals(paper)).toEqual(['Saldo a favor $100.00']);
  expect(paper.facts).toEqual([{ label: 'Periodo', value: 'PV 2026, desde el 01/11/26' }]);
  expect(listTexts(paper).join(' ')).toMatch(/ventas directas se pagan al entregarlas.*no incluye los documentos/s);
});

test('X-32 the statement of an earlier day has only what adds up to its balance, not what is owed today', () => {
  const details = { date: '2026-11-30', issuer: voucher.paper!.issuer, privacyNotice: voucher.paper!.privacyNotice };
  const listTitles = (to: string) => listTexts(describeStatement({ ...statement, to, paper: details }, context));
  const today = ['Resumen', 'Por pagar', 'A favor', 'Lo que se debe por documento'];
  expect(listTitles('2026-11-30')).toEqual(expect.arrayContaining(today));
  const earlier = listTitles('2026-11-29');
  expect(today.filter((text) => earlier.includes(text))).toEqual([]);
  expect(earlier).toEqual(expect.arrayContaining(['Movimientos', 'Saldo a favor', '$100.00']));
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
