import { formatNumber, isManager, type Role } from '@surco/shared/domain';
import { LinkTabs } from '@surco/shared/ui/display';
import { CUSTOMERS_LIST_PATH, PENDING_CUSTOMERS_PATH } from '../../../paths';
import { usePendingCustomerCount } from '../api/usePendingCustomerCount';
import { texts } from '../texts';

/** Tabs for all customers and for those that wait for approval, with the number of the latter; none for consultants. */
export function CustomerTabs({ role, status }: { role: Role; status: string | undefined }) {
  const pendingCount = usePendingCustomerCount(isManager(role));
  if (!isManager(role)) return null;
  const pendingSuffix = pendingCount ? ` (${formatNumber(pendingCount)})` : '';
  return (
    <LinkTabs
      label={texts.views}
      tabs={[
        { to: CUSTOMERS_LIST_PATH, label: texts.all, current: status === undefined },
        { to: PENDING_CUSTOMERS_PATH, label: texts.pending + pendingSuffix, current: status === 'PENDIENTE' },
      ]}
    />
  );
}
