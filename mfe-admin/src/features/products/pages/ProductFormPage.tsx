import { useParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { ProductForm } from '../components/ProductForm';
import { productsBackLink } from '../paths';

function ProductEditor({ id }: { id: string }) {
  const response = useLatestRecord('GET /products/{id}', { params: { id } });
  return (
    <RecordState response={response} back={productsBackLink}>
      {(product) => <ProductForm product={product} />}
    </RecordState>
  );
}

/** creates a product; R-22: edits the product of the `id` parameter. */
export default function ProductFormPage() {
  const { id } = useParams();
  return id ? <ProductEditor key={id} id={id} /> : <ProductForm product={null} />;
}
