import { type DocumentPrefill, defaultSilageParameters } from '@surco/shared/domain';
import { createCustomer, createEnabledProduct, createVoucher } from '../../../testing/fixtures';
import { buildAvailableProducts } from './availableProducts';
import { createInitialFormValues, findMissingPrefillParts } from './initialValues';

const product = createEnabledProduct('DKX-620');
const availableProducts = buildAvailableProducts([product], []);
const customers = [createCustomer()];
const prefill: DocumentPrefill = {
  productId: product.id,
  bags: 0,
  hectares: 0,
  discount: 0,
  customerId: 'c-1',
  simulationId: '',
  name: '',
};

test.each<[Partial<DocumentPrefill>, string, number, boolean, boolean]>([
  [{}, 'c-1', 1, false, false],
  [{ customerId: 'c-9' }, '', 1, false, true],
  [{ productId: '' }, 'c-1', 0, false, false],
  [{ productId: 'x', customerId: '' }, '', 0, true, false],
])(
  'R-25 applies what is available of a simulation with %j',
  (change, customerId, lineCount, isProductMissing, isCustomerMissing) => {
    const simulation = { ...prefill, ...change };
    const origin = { mode: 'sale:new', prefill: simulation } as const;
    const values = createInitialFormValues(origin, availableProducts, defaultSilageParameters, '2026-11-20', customers);
    const line = { quantity: null, hectares: null, discount: null };
    expect(values).toMatchObject({ customerId, lines: Array.from({ length: lineCount }, () => line) });
    expect(findMissingPrefillParts(simulation, availableProducts, customers)).toEqual({
      isProductMissing,
      isCustomerMissing,
    });
  },
);

test('T-03 starts a conversion as a new document of today with all lines of the DKbono', () => {
  const values = createInitialFormValues(
    { mode: 'sale:convert', voucher: createVoucher() },
    buildAvailableProducts([], createVoucher().lines),
    defaultSilageParameters,
    '2026-12-01',
  );
  expect(values).toMatchObject({ version: null, date: '2026-12-01', customerId: 'c-1', lines: [{ quantity: 29 }, {}] });
});
