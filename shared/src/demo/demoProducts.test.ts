import { limits } from '../domain/limits';
import { systemParameters } from '../domain';
import { demoProducts, demoProductionTypes, getDemoProduct } from '.';

test('X-20 there are fifteen demo products within the ranges of a product; another code throws', () => {
  expect(new Set(demoProducts.map((product) => product.code)).size).toBe(15);
  expect(new Set(demoProducts.map((product) => product.id)).size).toBe(15);
  const { densityPlantsHa, yieldMV, dryMatter } = limits.product;
  for (const product of demoProducts) {
    const density = product.densityPlantsHa ?? densityPlantsHa.min;
    expect(density >= densityPlantsHa.min && density <= densityPlantsHa.max).toBe(true);
    expect(product.yieldMV >= yieldMV.min && product.yieldMV <= yieldMV.max).toBe(true);
    expect(product.dryMatter >= dryMatter.min && product.dryMatter <= dryMatter.max).toBe(true);
    expect(product.maxDiscount).toBeLessThanOrEqual(limits.product.maxDiscount);
    expect(product.seedsPerBag === null).toBe(product.packaging === 'KG');
  }
  expect(() => getDemoProduct('NO-HAY')).toThrow('NO-HAY');
});

test('R-42 parameter keys are unique, defaults are within their ranges; production types are as listed', () => {
  for (const { default: value, min, max } of systemParameters) expect(value >= min && value <= max).toBe(true);
  expect(new Set(systemParameters.map((parameter) => parameter.key)).size).toBe(systemParameters.length);
  expect(demoProductionTypes.map((type) => type.name)).toEqual(['Leche', 'Doble propósito', 'Engorda', 'Cría']);
});
