import type { CustomerDetail } from '@surco/shared/contract';
import { formatFullName, formatPhone, getPhoneHref } from '@surco/shared/domain';
import { useIsPhone } from '@surco/shared/ui/display';
import { subtitleTexts } from '../texts';

/** Person and locality; on a phone also the number, to call it. */
export function CustomerSubtitle({ customer }: { customer: CustomerDetail }) {
  const isPhone = useIsPhone();
  // Absent in a customer of a stored list, which is never anonymous.
  if (customer.anonymizedAt) return subtitleTexts.anonymous;
  return (
    <>
      {customer.businessName && `${formatFullName(customer)} · `}
      {customer.locality.name}
      {isPhone && (
        <>
          {' · '}
          <a href={getPhoneHref(customer.phone)}>{subtitleTexts.call(formatPhone(customer.phone))}</a>
        </>
      )}
    </>
  );
}
