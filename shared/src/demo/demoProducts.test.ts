import { systemParameters } from '../domain';
import { pickFields } from '../records/field';
import { findInputErrors } from '../records/forms';
import { productFields } from '../records/product';
import { productInput } from '../records/productInput';
import { demoProducts, demoProductionTypes, getDemoProduct } from '.';

test('X-20 there are fifteen demo products within the ranges of a product; another code throws', () => {
  expect(new Set(demoProducts.map((product) => product.code)).size).toBe(15);
  expect(new Set(demoProducts.map((product) => product.id)).size).toBe(15);
  for (const product of demoProducts) {
    expect(findInputErrors(productInput, pickFields(productFields, product))).toEqual([]);
    expect(product.seedsPerBag === null).toBe(product.packaging === 'KG');
  }
  expect(() => getDemoProduct('NO-HAY')).toThrow('NO-HAY');
});

test('R-42 parameter keys are unique, defaults are within their ranges; production types are as listed', () => {
  for (const { default: value, min, max } of systemParameters) expect(value >= min && value <= max).toBe(true);
  expect(new Set(systemParameters.map((parameter) => parameter.key)).size).toBe(systemParameters.length);
  expect(demoProductionTypes.map((type) => type.name)).toEqual(['Leche', 'Doble propósito', 'Engorda', 'Cría']);
});
