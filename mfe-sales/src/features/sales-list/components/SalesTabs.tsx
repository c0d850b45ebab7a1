import { toSearch } from '@surco/shared/platform';
import { LinkTabs } from '@surco/shared/ui/link-tabs';
import { type Tab, tabLabels, tabPath, TABS } from '../../../state/tabs';
import { texts } from '../texts';
import { SHARED_FILTERS } from './filters';

interface Props {
  current: Tab;
  filters: Partial<Record<string, string>>;
}

/** Sales and DKbonos side by side (E-05); what both are filtered by goes along. */
export function SalesTabs({ current, filters }: Props) {
  const kept = toSearch(Object.fromEntries(SHARED_FILTERS.map((name) => [name, filters[name]])));
  return (
    <LinkTabs
      label={texts.tabs}
      tabs={TABS.map((tab) => ({ to: tabPath(tab) + kept, label: tabLabels[tab], current: tab === current }))}
    />
  );
}
