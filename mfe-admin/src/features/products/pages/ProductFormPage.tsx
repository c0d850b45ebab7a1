import { useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { ProductForm } from '../components/ProductForm';

function Edited({ id }: { id: string }) {
  const answer = useFreshest('GET /products/{id}', { params: { id } });
  return <RecordState answer={answer}>{(product) => <ProductForm product={product} />}</RecordState>;
}

/** R-20 without an id, R-22 with one. */
export default function ProductFormPage() {
  const { id } = useParams();
  return id ? <Edited key={id} id={id} /> : <ProductForm product={null} />;
}
