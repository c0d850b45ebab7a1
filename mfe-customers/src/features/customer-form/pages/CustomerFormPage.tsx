import { useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { CustomerForm } from '../components/CustomerForm';
import { parseRegistrationRequest } from '../model/registrationRequest';
import { customersBackLink } from '../../../paths';

function CustomerEditor({ id }: { id: string }) {
  const response = useLatestRecord('GET /clients/{id}', { params: { id } });
  return (
    <RecordState response={response} back={customersBackLink}>
      {(customer) => <CustomerForm customer={customer} />}
    </RecordState>
  );
}

function NewCustomer() {
  const [search] = useSearchParams();
  return <CustomerForm key={search.toString()} customer={null} request={parseRegistrationRequest(search)} />;
}

/** creates a customer; R-17 (for consultants), R-18: edits the customer of the `id` parameter. */
export default function CustomerFormPage() {
  const { id } = useParams();
  return id ? <CustomerEditor key={id} id={id} /> : <NewCustomer />;
}
