import type { Sale, Voucher } from '@surco/shared/contract';
import { compareMoney, formatCustomerName, formatMoney } from '@surco/shared/domain';
import type { DetailPageProps } from '@surco/shared/ui/detail';
import { getCustomerPath } from '../../../paths';
import { texts } from '../texts';

/**
 * The customer in the heading of a document, and what they owe besides it. A customer outside the user's scope has no
 * link, locality or balance.
 */
export function getCustomerHead({
  customer,
  customerAccount,
}: Sale | Voucher): Pick<DetailPageProps, 'owner' | 'subtitle'> {
  const otherBalance = customerAccount?.otherBalance ?? '0';
  const to = customerAccount === null ? undefined : getCustomerPath(customer.id);
  return {
    owner: { name: formatCustomerName(customer), to },
    subtitle: customerAccount && (
      <>
        {customerAccount.locality}
        {compareMoney(otherBalance, '0') > 0 && (
          <>
            {' · '}
            {texts.otherVouchers} <strong>{formatMoney(otherBalance)}</strong> {texts.toPay}
          </>
        )}
      </>
    ),
  };
}
