import type { Customer, CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { DetailHead } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { CustomerSubtitle } from '../../../common/components/CustomerSubtitle';
import { CustomerViews } from '../../../common/components/CustomerViews';
import { CustomerMetrics } from './CustomerMetrics';

/** Without a network a device may have the customer only from a list, which has no totals. */
const hasTotals = (customer: Customer): customer is CustomerDetail => 'summary' in customer;

/** what consultants see of the profile above the form: the customer as the heading, purchases and balance. */
export const CustomerHead = ({ customer }: { customer: CustomerDetail }) => (
  <div className="surco-customer-head">
    <DetailHead
      name={formatCustomerName(customer)}
      status={<StatusTag status={customer.status} />}
      subtitle={<CustomerSubtitle customer={customer} />}
    />
    <CustomerViews id={customer.id} current="profile" />
    {hasTotals(customer) && <CustomerMetrics customer={customer} />}
  </div>
);
