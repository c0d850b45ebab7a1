import { useParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { CustomerForm } from '../components/CustomerForm';

function CustomerEditor({ id }: { id: string }) {
  const answer = useLatestRecord('GET /clients/{id}', { params: { id } });
  return <RecordState answer={answer}>{(customer) => <CustomerForm customer={customer} />}</RecordState>;
}

/** creates a customer; R-17 (for consultants), R-18: edits the customer of the `id` parameter. */
export default function CustomerFormPage() {
  const { id } = useParams();
  return id ? <CustomerEditor key={id} id={id} /> : <CustomerForm customer={null} />;
}
