import type { Product } from '@surco/shared/contract';
import { keepSowingData } from '@surco/shared/domain';
import type { FormValues } from '@surco/shared/records/field';
import {
  findInputErrors,
  getEmptyValues,
  toBody,
  toFormValues as toFieldValues,
  toInput,
} from '@surco/shared/records/forms';
import { productFields } from '@surco/shared/records/product';
import { productInput } from '@surco/shared/records/productInput';

export type ProductFormValues = FormValues<typeof productFields>;

export const toFormValues = (product: Product | null): ProductFormValues =>
  product
    ? toFieldValues(productFields, product)
    : { ...getEmptyValues(productFields), seedsPerBag: 60_000, maxDiscount: 0, taxRate: 0, enabled: true };

const toProductInput = (values: ProductFormValues) => toInput(productFields, keepSowingData(values));

export const validateProduct = (values: ProductFormValues) => findInputErrors(productInput, toProductInput(values));

export const toRequestBody = (values: ProductFormValues) => toBody(productInput, toProductInput(values));
