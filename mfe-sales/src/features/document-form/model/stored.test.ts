import { defaultParameters } from '@surco/shared/domain';
import { demoProduct } from '@surco/shared/testing/catalogue';
import { sale, voucher } from '../../../testing/fixtures';
import { besideForm, documentConflict, documentOnTop, type Names } from './conflict';
import { draftOf, emptyDraft, emptyLine, isDirty, percentOf } from './draft';
import { initialDraft } from './initial';
import { offersFor } from './offers';
import { placeOf } from './origin';
import { readDraft } from './readDraft';

const maize = demoProduct('DKX-620');
const dearer = { ...maize, basePrice: '9999.00', maxDiscount: 0.01, taxRate: 0.16, yieldMV: 11 };
const offers = offersFor([dearer], voucher().lines);
const { emergence } = defaultParameters;
const stored = () => draftOf(voucher({ notes: 'Rancho' }), offers, emergence);

test('R-26 a stored document stands in the form as it was typed: percent, hectares that follow the bags', () =>
  expect(stored()).toEqual({
    version: 1,
    customerId: 'c-1',
    seasonId: 's-1',
    distributorId: 'd-1',
    date: '2026-11-19',
    notes: 'Rancho',
    lines: [
      { productId: maize.id, quantity: 29, discount: 5, hectares: null, lot: 'L-77' },
      // Out of the catalogue: what its bags sow is not known here, so its hectares stay.
      { productId: demoProduct('DKX-S10').id, quantity: 6, discount: null, hectares: 10, lot: '' },
    ],
  }));

test('R-26 of what left the catalogue, no hectares stay none: they are not what its bags would sow', () => {
  const [, gone] = voucher().lines;
  if (!gone) throw new Error('The fixture has two lines.');
  const bare = voucher({ lines: [{ ...gone, hectares: 0 }] });
  expect(draftOf(bare, offersFor([], bare.lines), emergence).lines).toMatchObject([{ hectares: 0 }]);
});

test('T-03 a conversion starts as a new document of today with all of the DKbono', () => {
  const draft = initialDraft({ mode: 'sale:convert', voucher: voucher() }, offers, defaultParameters, '2026-12-01');
  expect(draft).toMatchObject({ version: null, date: '2026-12-01', customerId: 'c-1', lines: [{ quantity: 29 }, {}] });
});

test('E-07 what a document has keeps price, tax, discount and yield, whatever the catalogue says now', () => {
  const { basePrice, taxRate, yieldMV } = maize;
  expect(offers.get(maize.id)).toMatchObject({ basePrice, taxRate, yieldMV, maxDiscount: 0.05, kept: true });
  expect(offers.get(demoProduct('DKX-S10').id)).toMatchObject({ basePrice: '2473.00', retired: true });
});

test.each([
  [0, null],
  [0.05, 5],
  [0.075, 7.5],
  [0.07, 7],
])('E-07 a discount of %p is written as %p', (fraction, percent) => expect(percentOf(fraction)).toBe(percent));

test('R-26 leaving a stored document asks only once something differs', () => {
  expect(isDirty(stored(), stored())).toBe(false);
  expect(isDirty({ ...stored(), date: '2026-11-18' }, stored())).toBe(true);
});

const names: Names = {
  customer: (id) => (id === 'c-1' ? 'José Muñoz' : 'Ana Ruiz'),
  season: () => 'PV 2026',
  offers,
  parameters: defaultParameters,
};

test('X-10 a conflict tells head and lines apart, a line whole', () => {
  const mine = { ...stored(), customerId: 'c-2', lines: stored().lines.slice(1) };
  expect(documentConflict(mine, stored(), names)).toEqual([
    { label: 'Cliente', mine: 'Ana Ruiz', stored: 'José Muñoz' },
    { label: 'Maíz DKX-620', mine: '–', stored: '29 bolsas · 5 % · 20.01 ha · Lote L-77' },
  ]);
  expect(documentConflict(stored(), stored(), names)).toEqual([]);
});

test('X-10 what was not touched is not taken back: neither a field nor a line', () => {
  const [maizeLine, sorghumLine] = stored().lines;
  const typed = { ...emptyLine('typed'), quantity: 1 };
  const theirs = { ...emptyLine('theirs'), quantity: 2 };
  if (!maizeLine || !sorghumLine) throw new Error('The fixture has two lines.');
  const mine = { ...stored(), notes: 'Mía', lines: [{ ...maizeLine, quantity: 30 }, sorghumLine, typed] };
  const now = {
    ...stored(),
    version: 2,
    date: '2026-11-18',
    notes: 'Suya',
    lines: [{ ...maizeLine, lot: 'L-78' }, theirs],
  };
  const kept = documentOnTop(stored(), mine, now);
  expect(kept).toEqual({ ...now, notes: 'Mía', lines: [{ ...maizeLine, quantity: 30 }, typed, theirs] });
  expect(documentConflict(mine, now, names, kept)).toEqual(
    expect.arrayContaining([
      { label: 'Fecha', mine: 'Sin cambios aquí', stored: '18/11/26', untouched: true },
      { label: 'Notas', mine: 'Mía', stored: 'Suya' },
    ]),
  );
  expect(documentOnTop(null, mine, now)).toBe(mine);
});

test('X-10 a conflict tells what happened beside the form: what was paid, what became of it', () => {
  const now = voucher({ status: 'LIQUIDADO', paid: '123660.50', balance: '0.00' });
  expect(besideForm(voucher(), now)).toEqual([
    { label: 'Estado', mine: 'Sin cambios aquí', stored: 'Liquidado', untouched: true },
    { label: 'Pagado', mine: 'Sin cambios aquí', stored: '$123,660.50', untouched: true },
  ]);
  expect(besideForm(sale(), sale({ notes: 'x' }))).toEqual([]);
});

test('R-25 a draft is read back as it was written; what is none is refused', () => {
  const draft = { ...emptyDraft('2026-11-20'), lines: [{ ...emptyLine('a'), quantity: Number.NaN, lot: 'L' }] };
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual({ ...draft, lines: [{ ...emptyLine('a'), lot: 'L' }] });
  for (const none of [null, 'x', {}, { lines: 'x' }]) expect(readDraft(none)).toBeNull();
  expect(readDraft({ lines: [null, { productId: 3 }] })?.lines).toEqual([]);
});

test('R-25 R-26 each document has a place of its own for its draft', () =>
  expect([
    placeOf({ mode: 'sale:new' }),
    placeOf({ mode: 'sale:edit', sale: sale() }),
    placeOf({ mode: 'sale:convert', voucher: voucher() }),
    placeOf({ mode: 'voucher:edit', voucher: voucher() }),
  ]).toEqual(['sale:new', 'sale:edit:v-1', 'sale:convert:b-1', 'voucher:edit:b-1']));
