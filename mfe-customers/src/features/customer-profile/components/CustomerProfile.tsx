import type { CustomerDetail } from '@surco/shared/contract';
import { formatCustomerName, formatFullName, formatPhone, getPhoneHref } from '@surco/shared/domain';
import { DetailPage } from '@surco/shared/ui/detail';
import { StatusTag, useIsPhone } from '@surco/shared/ui/display';
import { useCustomerActions } from '../hooks/useCustomerActions';
import { anonymizeTexts, texts } from '../texts';
import { getCustomerMetrics, getCustomerDetailFields } from './getCustomerDetailFields';
import { LatestRecords } from './LatestRecords';
import './CustomerProfile.css';

/** Person and locality; on a phone also the number, to call it. */
function CustomerSubtitle({ customer }: { customer: CustomerDetail }) {
  const isPhone = useIsPhone();
  if (customer.anonymizedAt !== null) return anonymizeTexts.subtitle;
  return (
    <>
      {customer.businessName && `${formatFullName(customer)} · `}
      {customer.locality.name}
      {isPhone && (
        <>
          {' · '}
          <a href={getPhoneHref(customer.phone)}>{texts.call(formatPhone(customer.phone))}</a>
        </>
      )}
    </>
  );
}

/** a customer with status, metrics, allowed actions, latest records and details. */
export function CustomerProfile({ customer }: { customer: CustomerDetail }) {
  const { actions, dialogs } = useCustomerActions(customer);
  return (
    <>
      <DetailPage
        name={formatCustomerName(customer)}
        status={<StatusTag status={customer.status} />}
        subtitle={<CustomerSubtitle customer={customer} />}
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
