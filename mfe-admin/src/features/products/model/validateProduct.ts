import { fractionToPercent, limits } from '@surco/shared/domain';
import { collectFieldErrors, type FieldCheck, type FieldError } from '@surco/shared/contract';
import {
  validateRequiredNumber,
  validateRange,
  validateRequiredText,
  validateMaxLength,
} from '../../../common/model/validateFields';
import { validationMessages } from '../texts';
import type { ProductFormValues } from './formValues';

const { densityPlantsHa, yieldMV, dryMatter, maxDiscount, kilogramsMax } = limits.product;
const dryMatterRange = { min: fractionToPercent(dryMatter.min), max: fractionToPercent(dryMatter.max), unit: '%' };
const discountRange = { min: 0, max: fractionToPercent(maxDiscount), unit: '%' };
const kilogramRange = { min: 0.01, max: kilogramsMax, unit: 'kg' };

const createSowingChecks = (values: ProductFormValues): readonly FieldCheck[] =>
  values.packaging === 'SEMILLAS'
    ? [
        ['seedsPerBag', values.seedsPerBag === null ? validationMessages.seedsPerBag : undefined],
        [
          'densityPlantsHa',
          validateRequiredNumber(values.densityPlantsHa, validationMessages.density, {
            ...densityPlantsHa,
            unit: 'plantas',
            decimals: 0,
          }),
        ],
      ]
    : [
        ['kgPerBag', validateRequiredNumber(values.kgPerBag, validationMessages.kgPerBag, kilogramRange)],
        ['kgPerHa', validateRequiredNumber(values.kgPerHa, validationMessages.kgPerHa, kilogramRange)],
      ];

const validatePrice = (price: number | null): string | undefined =>
  price === null || validateRange(price, { min: 0.01, max: Number(limits.money.max) })
    ? validationMessages.price
    : undefined;

/** Validates a product by the rules of the API, in the order of the fields. */
export const validateProduct = (values: ProductFormValues): FieldError[] =>
  collectFieldErrors([
    ['code', validateRequiredText(values.code, validationMessages.code, limits.textLength.productCode)],
    ['name', validateRequiredText(values.name, validationMessages.name, limits.textLength.productName)],
    ['environment', validateMaxLength(values.environment, limits.textLength.environment)],
    ...createSowingChecks(values),
    ['yieldMV', validateRequiredNumber(values.yieldMV, validationMessages.yield, { ...yieldMV, unit: 't/ha' })],
    ['dryMatter', validateRequiredNumber(values.dryMatter, validationMessages.dryMatter, dryMatterRange)],
    ['basePrice', validatePrice(values.basePrice)],
    ['maxDiscount', validateRequiredNumber(values.maxDiscount, validationMessages.maxDiscount, discountRange)],
    ['seedCategory', validateMaxLength(values.seedCategory, limits.textLength.seedCategory)],
    ['treatment', validateMaxLength(values.treatment, limits.textLength.treatment)],
  ]);
