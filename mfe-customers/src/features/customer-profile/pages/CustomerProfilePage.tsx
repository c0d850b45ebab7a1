import { Navigate, useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { CustomerProfile } from '../components/CustomerProfile';
import { customersBackLink, getCustomerPath } from '../../../paths';

/** the profile of a customer, for staff except consultants, who see the form at this path. */
export default function CustomerProfilePage() {
  const { id = '' } = useParams();
  const response = useCall('GET /clients/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={customersBackLink}>
      {(customer) =>
        // The address may be that of a customer who was merged into this one.
        customer.id === id ? (
          <CustomerProfile customer={customer} />
        ) : (
          <Navigate to={getCustomerPath(customer.id)} replace />
        )
      }
    </RecordState>
  );
}
