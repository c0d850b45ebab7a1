import { Navigate, useLocation, useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { CustomerForm } from '../components/CustomerForm';
import { parseRegistrationRequest } from '../model/registrationRequest';
import { customersBackLink } from '../../../paths';

function CustomerEditor({ id }: { id: string }) {
  const { pathname } = useLocation();
  const response = useLatestRecord('GET /clients/{id}', { params: { id } });
  return (
    <RecordState response={response} back={customersBackLink}>
      {(customer) =>
        // The address may be that of a customer who was merged into this one.
        customer.id === id ? (
          <CustomerForm customer={customer} />
        ) : (
          <Navigate to={pathname.replace(id, customer.id)} replace />
        )
      }
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
