import { getDemoProduct } from '@surco/shared/demo';
import { createVoucher } from '../../../testing/fixtures';
import { applyPriceLists, buildAvailableProducts } from './availableProducts';

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

test('P-04 E-07 a price list changes no price that the document fixes', () => {
  const listPrices = [{ seasonId: null, zoneId: 'z-1', price: '3700.00', validFrom: '2026-01-01' }];
  const other = getDemoProduct('DKX-680');
  const products = [maize, other].map((product) => ({ ...product, listPrices }));
  const terms = { season: undefined, zone: { id: 'z-1', name: 'Laguna' }, today: '2026-11-20' };
  const priced = applyPriceLists(buildAvailableProducts(products, createVoucher().lines), terms);
  expect(priced.get(maize.id)?.basePrice).toBe('3950.00');
  expect(priced.get(other.id)?.basePrice).toBe('3700.00');
});
