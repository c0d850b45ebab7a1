import { lazyPage, useEntryCount } from '@surco/shared/platform';
import { useFieldData } from './useFieldData';

const Outbox = lazyPage(() => import(/* webpackChunkName: "outbox" */ './Outbox'));

/** Above the lists: what this device holds that the server does not; nothing, not even its code, while there is none. */
export function OutboxPanel() {
  useFieldData();
  const any = useEntryCount(({ count }) => count > 0);
  return any ? <Outbox skeleton={null} failed={() => null} /> : null;
}
