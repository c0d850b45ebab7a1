import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { EmptyState } from '@surco/shared/ui/feedback';
import { useNextStep } from '@surco/shared/ui/next-step';
import { RegisterForm } from '../components/RegisterForm';

/** registers the initial inventory of several products at one distributor. */
export default function RegisterInventoryPage() {
  const response = useCall('GET /products/enabled', {});
  const nextStep = useNextStep('products');
  return (
    <RecordState response={response}>
      {(products) => (products.length === 0 ? <EmptyState {...nextStep} /> : <RegisterForm products={products} />)}
    </RecordState>
  );
}
