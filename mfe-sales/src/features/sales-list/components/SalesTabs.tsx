import { documentFilterNames } from '@surco/shared/contract';
import { toQueryString } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/display';
import { type Tab, tabLabels, getTabPath, TABS } from '../../../common/model/tabs';
import { texts } from '../texts';

interface Props {
  current: Tab;
  filters: Partial<Record<string, string>>;
}

/** Tabs of sales and DKbonos (E-05); the links carry the filters that both lists have. */
export function SalesTabs({ current, filters }: Props) {
  const sharedQuery = toQueryString(Object.fromEntries(documentFilterNames.map((name) => [name, filters[name]])));
  return (
    <LinkTabs
      label={texts.tabs}
      tabs={TABS.map((tab) => ({ to: getTabPath(tab) + sharedQuery, label: tabLabels[tab], current: tab === current }))}
    />
  );
}
