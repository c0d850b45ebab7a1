import { getDemoProduct } from '@surco/shared/demo';
import {
  toDocumentBody,
  type DocumentFormValues,
  createEmptyFormValues,
  createEmptyLine,
  type LineFormValues,
} from './formValues';
import { getEffectiveSeasonId, type ValidationContext, validateDocumentForm } from './validateDocumentForm';

const today = '2026-11-20';
const maize = getDemoProduct('DKX-620');
const open = { id: 's-open', startDate: '2026-10-01', endDate: '2027-03-31', isOpen: true, isVoucherOpen: true };
const future = { id: 's-future', startDate: '2026-12-01', isOpen: true, isVoucherOpen: true };
const closed = { id: 's-closed', startDate: '2026-01-01', isOpen: false, isVoucherOpen: false };
const context: ValidationContext = {
  mode: 'sale:new',
  availableProducts: [maize],
  seasons: [open, future, closed],
  getAvailableBags: () => 100,
  today,
  isDistributorRequired: false,
  documentTotal: '3950.00',
  amountPaid: '0.00',
  conversion: null,
};

const createLine = (fields: Partial<LineFormValues>): LineFormValues => ({
  ...createEmptyLine(maize.id),
  quantity: 1,
  ...fields,
});
const createValues = (fields: Partial<DocumentFormValues> = {}): DocumentFormValues => ({
  ...createEmptyFormValues(today),
  customerId: 'c-1',
  seasonId: open.id,
  lines: [createLine({})],
  ...fields,
});
const validateWith = (fields: Partial<DocumentFormValues>, given: Partial<ValidationContext> = {}) =>
  validateDocumentForm(createValues(fields), { ...context, ...given }).map(({ path, message }) => [
    path.replace(maize.id, '*'),
    message,
  ]);

test('T-02 a sale lies within its season; a DKbono may also be dated outside it', () => {
  const message = 'La fecha de la venta debe estar dentro de la temporada: del 01/10/26 al 31/03/27.';
  expect(validateWith({ date: '2026-09-30' })).toEqual([['date', message]]);
  expect(validateWith({ date: '2026-10-01' })).toEqual([]);
  expect(validateWith({ date: '2026-09-30' }, { mode: 'voucher:new' })).toEqual([]);
});

test('X-11 a sale cannot be sent while the products load', () =>
  expect(validateWith({}, { availableProducts: undefined })).toEqual([
    ['lines', 'Los productos se están cargando; espere un momento y vuelva a intentarlo.'],
  ]));

test('X-11 accepts a valid sale, with notes of a thousand characters and unknown stock', () => {
  expect(validateWith({ notes: ` ${'x'.repeat(1_000)} ` })).toEqual([]);
  const unknownStock = { getAvailableBags: () => undefined };
  expect(validateWith({ lines: [createLine({ quantity: 500 })] }, unknownStock)).toEqual([]);
});

const quantityMessage = 'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.';

test.each<[string, Partial<DocumentFormValues>, string, string]>([
  ['no customer', { customerId: '' }, 'customerId', 'Elija un cliente.'],
  ['no product', { lines: [] }, 'lines', 'Agregue al menos un producto.'],
  [
    'a product no longer enabled',
    { lines: [{ ...createEmptyLine('gone'), quantity: 1 }] },
    'lines.gone.productId',
    'Este producto ya no está disponible.',
  ],
  ['no quantity', { lines: [createLine({ quantity: null })] }, 'lines.*.quantity', quantityMessage],
  [
    'a discount above the maximum',
    { lines: [createLine({ discount: 10.5 })] },
    'lines.*.discount',
    'El descuento máximo de DKX-620 es 10 %.',
  ],
  [
    'a discount in words',
    { lines: [createLine({ discount: Number.NaN })] },
    'lines.*.discount',
    'Escriba el descuento como porcentaje, por ejemplo 7.5.',
  ],
  [
    'hectares in words',
    { lines: [createLine({ hectares: Number.NaN })] },
    'lines.*.hectares',
    'Escriba las hectáreas con números, por ejemplo 19.7.',
  ],
  [
    'a long lot',
    { lines: [createLine({ lot: 'x'.repeat(41) })] },
    'lines.*.lot',
    'El lote lleva 40 caracteres como máximo.',
  ],
  [
    'more than there is',
    { lines: [createLine({ quantity: 101 })] },
    'lines.*.quantity',
    'Solo quedan 100 bolsas disponibles de DKX-620.',
  ],
  ['long notes', { notes: 'x'.repeat(1_001) }, 'notes', 'Las notas llevan 1000 caracteres como máximo.'],
  ['a date to come', { date: '2026-11-21' }, 'date', 'La fecha de la venta no puede ser futura.'],
  ['no date', { date: '' }, 'date', 'Indique la fecha de la venta.'],
])('X-11 reports %s at its field', (_, fields, path, message) =>
  expect(validateWith(fields)).toEqual([[path, message]]),
);

test.each([
  ['none', '', 'Elija una temporada abierta.'],
  ['one to come', future.id, 'Esta temporada ya no está abierta para ventas.'],
  ['a closed one', closed.id, 'Esta temporada ya no está abierta para ventas.'],
])('T-02 a season must be open for sales: %s', (_, seasonId, message) =>
  expect(validateWith({ seasonId })).toEqual([['seasonId', message]]),
);

test('T-02 P-02 lets an administrator keep the closed season of a sale, and no other', () => {
  expect(validateWith({ seasonId: closed.id }, { allowedSeasonId: closed.id })).toEqual([]);
  expect(validateWith({ seasonId: future.id }, { allowedSeasonId: closed.id })).toHaveLength(1);
});

test('T-02 preselects the season when only one can be selected', () => {
  expect(getEffectiveSeasonId({ seasonId: '' }, [open])).toBe(open.id);
  expect(getEffectiveSeasonId({ seasonId: '' }, [open, future])).toBe('');
  expect(validateWith({ seasonId: '' }, { seasons: [open] })).toEqual([]);
});

test('X-11 requires a distributor from a consultant without one', () => {
  expect(validateWith({}, { isDistributorRequired: true })).toEqual([['distributorId', 'Elija el distribuidor.']]);
  expect(validateWith({ distributorId: 'd-2' }, { isDistributorRequired: true })).toEqual([]);
  expect(toDocumentBody(createValues({ distributorId: 'd-2' }), open.id, '3950.00')).toMatchObject({
    distributorId: 'd-2',
  });
});

test('R-25 X-10 compares the paid amount with the total when every line is valid', () => {
  const overpaid = { amountPaid: '3950.01', documentTotal: '3950.00' };
  expect(validateWith({}, overpaid)).toEqual([['lines', 'Lo abonado ($3,950.01) supera el total de la venta.']]);
  expect(validateWith({}, { ...overpaid, amountPaid: '3950.00' })).toEqual([]);
  expect(validateWith({ lines: [createLine({ quantity: 0 })] }, overpaid)).toEqual([
    ['lines.*.quantity', quantityMessage],
  ]);
});

test('T-03 requires the conversion minimum to the cent', () => {
  const conversion = { voucherTotal: '3950.00', minPaidFraction: 0.5 };
  expect(validateWith({}, { conversion, amountPaid: '1975.00' })).toEqual([]);
  expect(validateWith({}, { conversion, amountPaid: '1974.99' })).toEqual([
    ['voucherId', 'Faltan $0.01 por abonar para convertir el DKbono en venta.'],
  ]);
});

test('X-11 builds a body with numbers, fractions and only the given fields', () => {
  const typed = createValues({
    notes: '  ',
    lines: [createLine({ quantity: 1000, discount: 7.5 }), createLine({ hectares: 2.5, lot: ' L-7 ' })],
  });
  expect(toDocumentBody(typed, open.id, '3650000.00')).toEqual({
    customerId: 'c-1',
    seasonId: open.id,
    date: today,
    lines: [
      { productId: maize.id, quantity: 1000, discount: 0.075 },
      { productId: maize.id, quantity: 1, discount: 0, hectares: 2.5, lot: 'L-7' },
    ],
    shownTotal: '3650000.00',
  });
});
