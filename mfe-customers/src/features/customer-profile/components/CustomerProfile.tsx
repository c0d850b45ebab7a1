import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag } from '@surco/shared/ui/display';
import { CustomerSubtitle } from '../../../common/components/CustomerSubtitle';
import { CustomerViews } from '../../../common/components/CustomerViews';
import { useCustomerActions } from '../hooks/useCustomerActions';
import { getCustomerMetrics, getCustomerDetailFields } from './getCustomerDetailFields';
import { LatestRecords } from './LatestRecords';
import './CustomerProfile.css';

/** a customer with status, metrics, allowed actions, latest records and details. */
export function CustomerProfile({ customer }: { customer: CustomerDetail }) {
  const { actions, dialogs } = useCustomerActions(customer);
  return (
    <>
      <DetailPage
        name={formatCustomerName(customer)}
        status={<StatusTag status={customer.status} />}
        subtitle={<CustomerSubtitle customer={customer} />}
        tabs={<CustomerViews id={customer.id} current="profile" />}
        actions={actions}
        metrics={getCustomerMetrics(customer)}
        groups={getCustomerDetailFields(customer)}
      >
        <LatestRecords customer={customer} />
      </DetailPage>
      {dialogs}
    </>
  );
}
