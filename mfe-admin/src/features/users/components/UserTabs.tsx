import { formatNumber } from '@surco/shared/domain';
import { LinkTabs } from '@surco/shared/ui/display';
import { usePendingUserCount } from '../api/usePendingUserCount';
import { type UserTab, userTabLabels, userTabPaths, USER_TABS } from '../model/userTabs';
import { texts } from '../texts';

/** E-03: tabs for all users and for pending ones, with their number. */
export function UserTabs({ current }: { current: UserTab }) {
  const pendingCount = usePendingUserCount();
  const pendingSuffix = pendingCount ? ` (${formatNumber(pendingCount)})` : '';
  return (
    <LinkTabs
      label={texts.views}
      tabs={USER_TABS.map((tab) => ({
        to: userTabPaths[tab],
        label: userTabLabels[tab] + (tab === 'users' ? '' : pendingSuffix),
        current: tab === current,
      }))}
    />
  );
}
