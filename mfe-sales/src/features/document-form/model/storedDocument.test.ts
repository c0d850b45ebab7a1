import { defaultSilageParameters } from '@surco/shared/domain';
import { getDemoProduct } from '@surco/shared/demo';
import { createSale, createVoucher } from '../../../testing/fixtures';
import {
  buildRecordChangeRows,
  buildDocumentConflictRows,
  mergeDocumentThreeWay,
  type ConflictContext,
} from './documentConflict';
import { toFormValues, createEmptyFormValues, createEmptyLine, isDirty, toDiscountPercent } from './formValues';
import { createInitialFormValues } from './createInitialFormValues';
import { buildAvailableProducts } from './availableProducts';
import { getFormKey } from './formOrigin';
import { readDraft } from './readDraft';

const maize = getDemoProduct('DKX-620');
const dearer = { ...maize, basePrice: '9999.00', maxDiscount: 0.01, taxRate: 0.16, yieldMV: 11 };
const availableProducts = buildAvailableProducts([dearer], createVoucher().lines);
const { emergence } = defaultSilageParameters;
const stored = () => toFormValues(createVoucher({ notes: 'Rancho' }), availableProducts, emergence);

test('R-26 shows a stored document as typed: percentages, and hectares that follow the bags', () =>
  expect(stored()).toEqual({
    version: 1,
    customerId: 'c-1',
    seasonId: 's-1',
    distributorId: 'd-1',
    date: '2026-11-19',
    notes: 'Rancho',
    lines: [
      { productId: maize.id, quantity: 29, discount: 5, hectares: null, lot: 'L-77' },
      // Disabled product: its sowing data is unknown, so its hectares stay.
      { productId: getDemoProduct('DKX-S10').id, quantity: 6, discount: null, hectares: 10, lot: '' },
    ],
  }));

test('R-26 keeps zero hectares of a disabled product', () => {
  const [, removed] = createVoucher().lines;
  if (!removed) throw new Error('The fixture has two lines.');
  const bare = createVoucher({ lines: [{ ...removed, hectares: 0 }] });
  expect(toFormValues(bare, buildAvailableProducts([], bare.lines), emergence).lines).toMatchObject([{ hectares: 0 }]);
});

test('T-03 starts a conversion as a new document of today with all lines of the DKbono', () => {
  const draft = createInitialFormValues(
    { mode: 'sale:convert', voucher: createVoucher() },
    availableProducts,
    defaultSilageParameters,
    '2026-12-01',
  );
  expect(draft).toMatchObject({ version: null, date: '2026-12-01', customerId: 'c-1', lines: [{ quantity: 29 }, {}] });
});

test('E-07 keeps price, tax, discount and yield of the document’s own products', () => {
  const { basePrice, taxRate, yieldMV } = maize;
  expect(availableProducts.get(maize.id)).toMatchObject({
    basePrice,
    taxRate,
    yieldMV,
    maxDiscount: 0.05,
    hasDocumentPrice: true,
  });
  expect(availableProducts.get(getDemoProduct('DKX-S10').id)).toMatchObject({ basePrice: '2473.00', isDisabled: true });
});

test.each([
  [0, null],
  [0.05, 5],
  [0.075, 7.5],
  [0.07, 7],
])('E-07 shows a discount of %p as %p', (fraction, percent) => expect(toDiscountPercent(fraction)).toBe(percent));

test('R-26 asks before leaving only when something differs', () => {
  expect(isDirty(stored(), stored())).toBe(false);
  expect(isDirty({ ...stored(), date: '2026-11-18' }, stored())).toBe(true);
});

const context: ConflictContext = {
  getCustomerName: (id) => (id === 'c-1' ? 'José Muñoz' : 'Ana Ruiz'),
  getSeasonName: () => 'PV 2026',
  availableProducts,
  parameters: defaultSilageParameters,
};

test('X-10 compares header fields one by one and lines as a whole', () => {
  const mine = { ...stored(), customerId: 'c-2', lines: stored().lines.slice(1) };
  expect(buildDocumentConflictRows(mine, stored(), context)).toEqual([
    { label: 'Cliente', mine: 'Ana Ruiz', stored: 'José Muñoz' },
    { label: 'Maíz DKX-620', mine: '–', stored: '29 bolsas · 5 % · 20.01 ha · Lote L-77' },
  ]);
  expect(buildDocumentConflictRows(stored(), stored(), context)).toEqual([]);
});

test('X-10 keeps stored changes of untouched fields and lines', () => {
  const [maizeLine, sorghumLine] = stored().lines;
  const typed = { ...createEmptyLine('typed'), quantity: 1 };
  const theirs = { ...createEmptyLine('theirs'), quantity: 2 };
  if (!maizeLine || !sorghumLine) throw new Error('The fixture has two lines.');
  const mine = { ...stored(), notes: 'Mía', lines: [{ ...maizeLine, quantity: 30 }, sorghumLine, typed] };
  const now = {
    ...stored(),
    version: 2,
    date: '2026-11-18',
    notes: 'Suya',
    lines: [{ ...maizeLine, lot: 'L-78' }, theirs],
  };
  const storedValues = mergeDocumentThreeWay(stored(), mine, now);
  expect(storedValues).toEqual({ ...now, notes: 'Mía', lines: [{ ...maizeLine, quantity: 30 }, typed, theirs] });
  expect(buildDocumentConflictRows(mine, now, context, storedValues)).toEqual(
    expect.arrayContaining([
      { label: 'Fecha', mine: 'Sin cambios aquí', stored: '18/11/26', untouched: true },
      { label: 'Notas', mine: 'Mía', stored: 'Suya' },
    ]),
  );
  expect(mergeDocumentThreeWay(null, mine, now)).toBe(mine);
});

test('X-10 lists payments and status changes in a conflict', () => {
  const now = createVoucher({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' });
  expect(buildRecordChangeRows(createVoucher(), now)).toEqual([
    { label: 'Estado', mine: 'Sin cambios aquí', stored: 'Liquidado', untouched: true },
    { label: 'Pagado', mine: 'Sin cambios aquí', stored: '$123,660.50', untouched: true },
  ]);
  expect(buildRecordChangeRows(createSale(), createSale({ notes: 'x' }))).toEqual([]);
});

test('R-25 parses a stored draft and rejects anything else', () => {
  const draft = {
    ...createEmptyFormValues('2026-11-20'),
    lines: [{ ...createEmptyLine('a'), quantity: Number.NaN, lot: 'L' }],
  };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual({
    ...draft,
    lines: [{ ...createEmptyLine('a'), lot: 'L' }],
  });
  for (const none of [null, 'x', {}, { lines: 'x' }]) expect(readDraft(none)).toBeNull();
  expect(readDraft({ lines: [null, { productId: 3 }] })?.lines).toEqual([]);
});

test('R-25 R-26 gives each document its own form key', () =>
  expect([
    getFormKey({ mode: 'sale:new' }),
    getFormKey({ mode: 'sale:edit', sale: createSale() }),
    getFormKey({ mode: 'sale:convert', voucher: createVoucher() }),
    getFormKey({ mode: 'voucher:edit', voucher: createVoucher() }),
  ]).toEqual(['sale:new', 'sale:edit:v-1', 'sale:convert:b-1', 'voucher:edit:b-1']));
