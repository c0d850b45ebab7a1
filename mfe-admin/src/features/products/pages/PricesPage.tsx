import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { PriceForm } from '../components/PriceForm';

/** P-04: the list prices of all products, changed together. */
export default function PricesPage() {
  const answer = useCall('GET /prices', {});
  return <RecordState answer={answer}>{(products) => <PriceForm products={products} />}</RecordState>;
}
