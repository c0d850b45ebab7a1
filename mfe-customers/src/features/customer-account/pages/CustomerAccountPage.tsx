import { Navigate, useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { customersBackLink, getCustomerAccountPath } from '../../../paths';
import { CustomerAccount } from '../components/CustomerAccount';

/** the account of the customer of the `id` parameter, for staff. */
export default function CustomerAccountPage() {
  const { id = '' } = useParams();
  const response = useCall('GET /clients/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={customersBackLink}>
      {(customer) =>
        // The address may be that of a customer who was merged into this one.
        customer.id === id ? (
          <CustomerAccount key={customer.id} customer={customer} />
        ) : (
          <Navigate to={getCustomerAccountPath(customer.id)} replace />
        )
      }
    </RecordState>
  );
}
