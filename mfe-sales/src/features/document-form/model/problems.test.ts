import { demoProduct } from '@surco/shared/testing/catalogue';
import { documentBody } from './body';
import { type DocumentDraft, emptyDraft, emptyLine, type LineDraft } from './draft';
import { chosenSeason, type DocumentContext, draftProblems } from './problems';

const today = '2026-11-20';
const maize = demoProduct('DKX-620');
const open = { id: 's-open', startDate: '2026-10-01', isOpen: true, isVoucherOpen: true };
const future = { id: 's-future', startDate: '2026-12-01', isOpen: true, isVoucherOpen: true };
const closed = { id: 's-closed', startDate: '2026-01-01', isOpen: false, isVoucherOpen: false };
const context: DocumentContext = {
  mode: 'sale:new',
  offers: [maize],
  seasons: [open, future, closed],
  available: () => 100,
  today,
  choosesDistributor: false,
  total: '3950.00',
  paid: '0.00',
  conversion: null,
};

const line = (fields: Partial<LineDraft>): LineDraft => ({ ...emptyLine(maize.id), quantity: 1, ...fields });
const draft = (fields: Partial<DocumentDraft> = {}): DocumentDraft => ({
  ...emptyDraft(today),
  customerId: 'c-1',
  seasonId: open.id,
  lines: [line({})],
  ...fields,
});
const at = (fields: Partial<DocumentDraft>, given: Partial<DocumentContext> = {}) =>
  draftProblems(draft(fields), { ...context, ...given }).map(({ path, message }) => [
    path.replace(maize.id, '*'),
    message,
  ]);

test('X-11 a right sale has nothing to tell', () => expect(at({})).toEqual([]));

const bags = 'La cantidad de DKX-620 debe ser un número entero entre 1 y 9,999 bolsas.';
test.each([null, 0, 1.5, -3, 10_000, Number.NaN])('X-11 a quantity of %p is refused at its field', (quantity) =>
  expect(at({ lines: [line({ quantity })] })).toEqual([['lines.*.quantity', bags]]),
);

test.each<[string, Partial<DocumentDraft>, string, string]>([
  ['no customer', { customerId: '' }, 'customerId', 'Seleccione un cliente.'],
  ['no product', { lines: [] }, 'lines', 'Agregue al menos un producto.'],
  [
    'a product no longer enabled',
    { lines: [{ ...emptyLine('gone'), quantity: 1 }] },
    'lines.gone.productId',
    'Este producto ya no está disponible.',
  ],
  [
    'a discount above the maximum',
    { lines: [line({ discount: 10.5 })] },
    'lines.*.discount',
    'El descuento máximo de DKX-620 es 10 %.',
  ],
  [
    'a negative discount',
    { lines: [line({ discount: -1 })] },
    'lines.*.discount',
    'El descuento de DKX-620 no puede ser negativo.',
  ],
  [
    'a discount in words',
    { lines: [line({ discount: Number.NaN })] },
    'lines.*.discount',
    'Escriba el descuento como porcentaje, por ejemplo 7.5.',
  ],
  [
    'negative hectares',
    { lines: [line({ hectares: -1 })] },
    'lines.*.hectares',
    'Las hectáreas de DKX-620 no pueden ser negativas.',
  ],
  [
    'hectares in words',
    { lines: [line({ hectares: Number.NaN })] },
    'lines.*.hectares',
    'Escriba las hectáreas con números, por ejemplo 19.7.',
  ],
  ['a long lot', { lines: [line({ lot: 'x'.repeat(41) })] }, 'lines.*.lot', 'El lote lleva 40 caracteres como máximo.'],
  [
    'more than there is',
    { lines: [line({ quantity: 101 })] },
    'lines.*.quantity',
    'Solo quedan 100 bolsas disponibles de DKX-620.',
  ],
  ['a date to come', { date: '2026-11-21' }, 'date', 'La fecha de la venta no puede ser futura.'],
  ['no date', { date: '' }, 'date', 'Indique la fecha de la venta.'],
])('X-11 %s is told at its field', (_, fields, path, message) => expect(at(fields)).toEqual([[path, message]]));

test.each([
  ['none', '', 'Seleccione una temporada abierta.'],
  ['one to come', future.id, 'Esta temporada ya no está abierta para ventas.'],
  ['a closed one', closed.id, 'Esta temporada ya no está abierta para ventas.'],
])('T-02 a season must be open for sales: %s', (_, seasonId, message) =>
  expect(at({ seasonId })).toEqual([['seasonId', message]]),
);

test('T-02 P-02 the season that an administrator may leave stands though it has closed, and no other', () => {
  expect(at({ seasonId: closed.id }, { allowedSeasonId: closed.id })).toEqual([]);
  expect(at({ seasonId: future.id }, { allowedSeasonId: closed.id })).toHaveLength(1);
});

test('X-11 notes take a thousand letters', () => {
  expect(at({ notes: ` ${'x'.repeat(1_000)} ` })).toEqual([]);
  expect(at({ notes: 'x'.repeat(1_001) })).toEqual([['notes', 'Las notas llevan 1000 caracteres como máximo.']]);
});

test('T-02 the only open season needs no choosing', () => {
  expect(chosenSeason({ seasonId: '' }, [open])).toBe(open.id);
  expect(chosenSeason({ seasonId: '' }, [open, future])).toBe('');
  expect(at({ seasonId: '' }, { seasons: [open] })).toEqual([]);
});

test('X-11 a consultant of no distributor chooses one', () => {
  expect(at({}, { choosesDistributor: true })).toEqual([['distributorId', 'Elija el distribuidor.']]);
  expect(at({ distributorId: 'd-2' }, { choosesDistributor: true })).toEqual([]);
  expect(documentBody(draft({ distributorId: 'd-2' }), open.id)).toMatchObject({ distributorId: 'd-2' });
});

test('R-25 X-10 what was paid is held against the total, once every line counts', () => {
  const paid = { paid: '3950.01', total: '3950.00' };
  expect(at({}, paid)).toEqual([['lines', 'Lo abonado ($3,950.01) supera el total de la venta.']]);
  expect(at({}, { ...paid, paid: '3950.00' })).toEqual([]);
  expect(at({ lines: [line({ quantity: 0 })] }, paid)).toEqual([['lines.*.quantity', bags]]);
});

test('T-03 a conversion asks for its share of the DKbono, to the cent', () => {
  const conversion = { total: '3950.00', share: 0.5 };
  expect(at({}, { conversion, paid: '1975.00' })).toEqual([]);
  expect(at({}, { conversion, paid: '1974.99' })).toEqual([
    ['voucherId', 'Faltan $0.01 por abonar para convertir el DKbono en venta.'],
  ]);
});

test('X-11 stock nobody knows is left to the server', () =>
  expect(at({ lines: [line({ quantity: 500 })] }, { available: () => undefined })).toEqual([]));

test('X-11 the body carries numbers, fractions and only what was given', () => {
  const typed = draft({
    notes: '  ',
    lines: [line({ quantity: 1000, discount: 7.5 }), line({ hectares: 2.5, lot: ' L-7 ' })],
  });
  expect(documentBody(typed, open.id)).toEqual({
    customerId: 'c-1',
    seasonId: open.id,
    date: today,
    lines: [
      { productId: maize.id, quantity: 1000, discount: 0.075 },
      { productId: maize.id, quantity: 1, discount: 0, hectares: 2.5, lot: 'L-7' },
    ],
  });
});
