import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { RegisterForm } from '../components/RegisterForm';

/** registers the initial inventory of several products at one distributor. */
export default function RegisterInventoryPage() {
  const answer = useCall('GET /products/enabled', {});
  return <RecordState answer={answer}>{(products) => <RegisterForm products={products} />}</RecordState>;
}
