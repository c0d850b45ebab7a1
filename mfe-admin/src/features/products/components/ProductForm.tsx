import type { ProductDetail } from '@surco/shared/contract';
import { FormPage } from '@surco/shared/ui/form-page';
import { useRecordForm } from '../../../forms/useRecordForm';
import { useProducts } from '../api/useProducts';
import { conflictFields } from '../model/conflict';
import { draftOf, type ProductDraft } from '../model/draft';
import { LIST_PATH, productPath } from '../model/paths';
import { productProblems } from '../model/problems';
import { texts } from '../texts';
import { IdentitySection, SaleSection, SeedSection, YieldSection } from './ProductSections';
import { SowingSection } from './SowingSection';

/** R-20 without a product, R-22 with the one to change. */
export function ProductForm({ product }: { product: ProductDetail | null }) {
  const { create, change } = useProducts();
  const { unsaved, submit, dialog, ...section } = useRecordForm<ProductDetail, ProductDraft>({
    record: product,
    draftOf,
    fields: conflictFields,
    together: [['packaging', 'seedsPerBag', 'densityPlantsHa', 'kgPerBag', 'kgPerHa']],
    send: (wanted, version) =>
      product && version !== undefined ? change(product.id, wanted, version) : create(wanted),
    saved: texts.saved,
    onSaved: ({ id }) => productPath(id),
  });
  return (
    <>
      <FormPage
        validate={() => productProblems(section.draft)}
        onSubmit={submit}
        submitLabel={product ? texts.save : texts.create}
        unsaved={unsaved}
        cancelTo={product ? productPath(product.id) : LIST_PATH}
      >
        <IdentitySection {...section} />
        <SowingSection {...section} />
        <YieldSection {...section} />
        <SaleSection {...section} />
        <SeedSection {...section} />
      </FormPage>
      {dialog}
    </>
  );
}
