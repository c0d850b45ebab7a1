import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { CustomerProfile } from '../components/CustomerProfile';

/** R-17: one customer, for those who look after others' customers. */
export default function CustomerProfilePage() {
  const { id = '' } = useParams();
  const answer = useCall('GET /clients/{id}', { params: { id } }, { keepPreviousData: false });
  return <RecordState answer={answer}>{(client) => <CustomerProfile client={client} />}</RecordState>;
}
