import type { Role } from '@surco/shared/contract/roles';
import { formatNumber } from '@surco/shared/domain/formats';
import { useCall } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/link-tabs';
import { LIST_PATH, PENDING_PATH } from '../../../state/paths';
import { texts } from '../texts';

const HOW_MANY = { query: { status: 'PENDIENTE', page: 1, size: 1 } } as const;

/** A consultant approves nobody. */
const approves = (role: Role): boolean => role !== 'Consultant';

/** All customers, and those who wait for approval with how many they are. */
export function PendingTabs({ role, status }: { role: Role; status: string | undefined }) {
  const { data } = useCall('GET /clients', approves(role) ? HOW_MANY : null);
  if (!approves(role)) return null;
  const waiting = data?.totalRecords ? ` (${formatNumber(data.totalRecords)})` : '';
  return (
    <LinkTabs
      label={texts.views}
      tabs={[
        { to: LIST_PATH, label: texts.all, current: status === undefined },
        { to: PENDING_PATH, label: texts.pending + waiting, current: status === 'PENDIENTE' },
      ]}
    />
  );
}
