import { formatNumber } from '@surco/shared/domain/formats';
import { useCall } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/link-tabs';
import { type Tab, tabLabels, tabPaths, TABS } from '../../../state/userTabs';
import { texts } from '../texts';

const HOW_MANY = { query: { status: 'PENDIENTE', page: 1, size: 1 } } as const;

/** E-03: the list, and those who wait for approval with how many they are. */
export function UserTabs({ current }: { current: Tab }) {
  const { data } = useCall('GET /users', HOW_MANY);
  const waiting = data?.totalRecords ? ` (${formatNumber(data.totalRecords)})` : '';
  return (
    <LinkTabs
      label={texts.views}
      tabs={TABS.map((tab) => ({
        to: tabPaths[tab],
        label: tabLabels[tab] + (tab === 'users' ? '' : waiting),
        current: tab === current,
      }))}
    />
  );
}
