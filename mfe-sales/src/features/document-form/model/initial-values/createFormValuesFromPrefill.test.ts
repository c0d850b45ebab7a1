import type { DocumentPrefill } from '@surco/shared/domain';
import { createCustomer, createEnabledProduct } from '../../../../testing/fixtures';
import { buildAvailableProducts } from '../buildAvailableProducts';
import { createFormValuesFromPrefill, findMissingPrefillParts } from './createFormValuesFromPrefill';

test('R-25 applies only the available parts of a simulation', () => {
  const product = createEnabledProduct('DKX-620');
  const availableProducts = buildAvailableProducts([product], []);
  const prefill: DocumentPrefill = {
    productId: product.id,
    bags: 0,
    hectares: 0,
    discount: 0,
    customerId: 'c-9',
    simulationId: '',
    name: '',
  };
  const values = createFormValuesFromPrefill(prefill, availableProducts, [createCustomer()], '2026-11-20');
  expect(values).toMatchObject({ customerId: '', lines: [{ quantity: null, hectares: null, discount: null }] });
  expect(findMissingPrefillParts(prefill, availableProducts, [createCustomer()])).toEqual({
    isProductMissing: false,
    isCustomerMissing: true,
  });
  expect(
    createFormValuesFromPrefill({ ...prefill, customerId: 'c-1' }, availableProducts, [createCustomer()], '2026-11-20')
      .customerId,
  ).toBe('c-1');
  const onlyCustomer = { ...prefill, productId: '', customerId: 'c-1' };
  expect(createFormValuesFromPrefill(onlyCustomer, availableProducts, [createCustomer()], '2026-11-20')).toMatchObject({
    customerId: 'c-1',
    lines: [],
  });
  expect(findMissingPrefillParts(onlyCustomer, availableProducts, [createCustomer()])).toEqual({
    isProductMissing: false,
    isCustomerMissing: false,
  });
  expect(findMissingPrefillParts({ ...prefill, productId: 'x', customerId: '' }, availableProducts, [])).toEqual({
    isProductMissing: true,
    isCustomerMissing: false,
  });
});
