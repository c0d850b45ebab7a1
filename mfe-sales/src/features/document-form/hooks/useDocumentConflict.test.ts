import { getDemoProduct } from '@surco/shared/demo';
import { defaultSilageParameters } from '@surco/shared/domain';
import { createSale, createVoucher } from '../../../testing/fixtures';
import { buildAvailableProducts } from '../model/availableProducts';
import { createEmptyLine, toFormValues } from '../model/formValues';
import {
  buildDocumentConflictRows,
  buildRecordChangeRows,
  type ConflictContext,
  mergeDocumentThreeWay,
} from './useDocumentConflict';

const availableProducts = buildAvailableProducts([getDemoProduct('DKX-620')], createVoucher().lines);
const stored = toFormValues(createVoucher({ notes: 'Rancho' }), availableProducts, defaultSilageParameters.emergence);

const context: ConflictContext = {
  getName: (id) => (id === 'c-1' ? 'José Muñoz' : 'Ana Ruiz'),
  calculateTotal: ({ lines }) => `${lines.length}000.00`,
  availableProducts,
  parameters: defaultSilageParameters,
};

test('X-10 compares header fields one by one and lines as a whole', () => {
  const mine = { ...stored, customerId: 'c-2', lines: stored.lines.slice(1) };
  expect(buildDocumentConflictRows(mine, stored, context)).toEqual([
    { label: 'Cliente', mine: 'Ana Ruiz', stored: 'José Muñoz' },
    { label: 'Maíz DKX-620', mine: '–', stored: '29 bolsas · 5 % · 20.01 ha · Lote L-77' },
    { label: 'Total', mine: '$1,000.00', stored: '$2,000.00' },
  ]);
  expect(buildDocumentConflictRows(stored, stored, context)).toEqual([]);
});

test('X-10 keeps stored changes of untouched fields and lines', () => {
  const [maizeLine, sorghumLine] = stored.lines;
  const addedHere = { ...createEmptyLine('added-here'), quantity: 1 };
  const addedThere = { ...createEmptyLine('added-there'), quantity: 2 };
  if (!maizeLine || !sorghumLine) throw new Error('The fixture has two lines.');
  const mine = { ...stored, notes: 'Mía', lines: [{ ...maizeLine, quantity: 30 }, sorghumLine, addedHere] };
  const now = {
    ...stored,
    version: 2,
    date: '2026-11-18',
    notes: 'Suya',
    lines: [{ ...maizeLine, lot: 'L-78' }, addedThere],
  };
  const merged = mergeDocumentThreeWay(stored, mine, now);
  expect(merged).toEqual({ ...now, notes: 'Mía', lines: [{ ...maizeLine, quantity: 30 }, addedHere, addedThere] });
  expect(buildDocumentConflictRows(mine, now, context, merged)).toEqual(
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
    { label: 'Estatus', mine: 'Sin cambios aquí', stored: 'Liquidado', untouched: true },
    { label: 'Pagado', mine: 'Sin cambios aquí', stored: '$123,660.50', untouched: true },
  ]);
  expect(buildRecordChangeRows(createSale(), createSale({ notes: 'x' }))).toEqual([]);
});
