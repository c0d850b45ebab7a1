import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { RegisterForm } from '../components/RegisterForm';

/** what a season starts with at a distributor, many products at once. */
export default function RegisterPage() {
  const answer = useCall('GET /products/enabled', {});
  return <RecordState answer={answer}>{(products) => <RegisterForm products={products} />}</RecordState>;
}
