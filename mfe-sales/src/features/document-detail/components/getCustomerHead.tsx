import type { Sale, Voucher } from '@surco/shared/contract';
import { formatCustomerName, formatMoney } from '@surco/shared/domain';
import type { DetailPageProps } from '@surco/shared/ui/detail';
import { getCustomerPath } from '../../../paths';
import { texts } from '../texts';

/** The customer in the heading of a document; a customer outside the user's scope has no link, locality or balance. */
export function getCustomerHead({
  customer,
  customerAccount,
}: Sale | Voucher): Pick<DetailPageProps, 'owner' | 'subtitle'> {
  const to = customerAccount === null ? undefined : getCustomerPath(customer.id);
  return {
    owner: { name: formatCustomerName(customer), to },
    subtitle: customerAccount && (
      <>
        {customerAccount.locality} · {texts.amountDue} <strong>{formatMoney(customerAccount.balance)}</strong>
      </>
    ),
  };
}
