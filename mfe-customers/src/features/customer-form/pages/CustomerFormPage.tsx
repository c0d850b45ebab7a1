import { useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { useFreshest } from '@surco/shared/ui/use-freshest';
import { CustomerForm } from '../components/CustomerForm';

function Edited({ id }: { id: string }) {
  const answer = useFreshest('GET /clients/{id}', { params: { id } });
  return <RecordState answer={answer}>{(client) => <CustomerForm origin={client} />}</RecordState>;
}

/** R-16 without an id, R-17 (a consultant's) and R-18 with one. */
export default function CustomerFormPage() {
  const { id } = useParams();
  return id ? <Edited key={id} id={id} /> : <CustomerForm origin={null} />;
}
