import type { ProductDetail } from '@surco/shared/contract';
import { showSuccessToast } from '@surco/shared/platform';
import { createConflictFields } from '@surco/shared/records/conflictFields';
import { productFields } from '@surco/shared/records/product';
import { FormPage, useForm } from '@surco/shared/ui/form';
import { useProductMutations } from '../api/useProductMutations';
import { toFormValues, toRequestBody, validateProduct, type ProductFormValues } from '../model/formValues';
import { PRODUCTS_LIST_PATH, getProductPath } from '../paths';
import { texts } from '../texts';
import { IdentitySection, SaleSection, SeedSection, YieldSection } from './ProductSections';
import { SowingSection } from './SowingSection';

/** creates a product; R-22: edits one. */
export function ProductForm({ product }: { product: ProductDetail | null }) {
  const { create, update } = useProductMutations();
  const form = useForm<ProductFormValues, ProductDetail, ProductDetail>({
    record: product,
    toFormValues,
    validate: validateProduct,
    send: (values, version) =>
      product && version !== undefined
        ? update(product.id, toRequestBody(values), version)
        : create(toRequestBody(values)),
    onSent: (saved) => {
      showSuccessToast(texts.saved(saved));
      return getProductPath(saved.id);
    },
    conflict: {
      fields: createConflictFields(productFields),
      linkedFields: [['packaging', 'seedsPerBag', 'densityPlantsHa', 'kgPerBag', 'kgPerHa']],
    },
  });
  return (
    <FormPage
      form={form}
      submitLabel={product ? texts.save : texts.create}
      cancelTo={product ? getProductPath(product.id) : PRODUCTS_LIST_PATH}
    >
      <IdentitySection {...form} />
      <SowingSection {...form} />
      <YieldSection {...form} />
      <SaleSection {...form} />
      <SeedSection {...form} />
    </FormPage>
  );
}
