import { getDemoProduct } from '@surco/shared/demo';
import { createVoucher } from '../../../testing/fixtures';
import { buildAvailableProducts } from './availableProducts';

const maize = getDemoProduct('DKX-620');
const changedMaize = { ...maize, basePrice: '9999.00', maxDiscount: 0.01, taxRate: 0.16, yieldMV: 11 };
const availableProducts = buildAvailableProducts([changedMaize], createVoucher().lines);

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
