import { getCustomerPath, getSalePath, getVoucherPath, type OverviewActivity } from '@surco/shared/contract';
import { formatCustomerName, formatDateTime, formatFullName, formatMoney, formatRelative } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { usePanelCall } from '@surco/shared/ui/panel';
import { useState } from 'react';
import { FolioLink } from '../../../common/components/FolioLink';
import { historyActionTexts, SYSTEM_NAME } from '../../../common/model/historyActionTexts';
import { Panel } from '../../../common/components/Panel';
import { texts } from '../texts';
import { ShowAllButton } from './ShowAllButton';

/** The others are shown on demand. */
const FIRST_EVENTS = 8;

type ActivityEvent = OverviewActivity[number];

const getDocumentPath = ({ kind, id, isDeleted }: ActivityEvent['document']): string | undefined => {
  if (isDeleted) return undefined;
  return kind === 'sale' ? getSalePath(id) : getVoucherPath(id);
};

function ActivityItem({ at, by, action, paid, document, customer }: ActivityEvent) {
  const path = getDocumentPath(document);
  // Of a payment: what was paid, not what the DKbono costs.
  const amount = action === 'ABONO' ? paid : document.total;
  return (
    <li>
      <span>
        {historyActionTexts[document.kind][action]}:{' '}
        {path ? <FolioLink folio={document.folio} to={path} /> : document.folio} ·{' '}
        <Link to={getCustomerPath(customer.id)}>{formatCustomerName(customer)}</Link>
        <small>
          <time dateTime={at} title={formatDateTime(at)}>
            {formatRelative(at)}
          </time>
          {` · ${by ? formatFullName(by) : SYSTEM_NAME}`}
        </small>
      </span>
      {amount && <span>{formatMoney(amount)}</span>}
    </li>
  );
}

/** What happened last to sales and DKbonos. */
export function ActivityPanel() {
  const [showsAll, setShowsAll] = useState(false);
  const response = usePanelCall('GET /overview/activity', {});
  return (
    <Panel
      title={texts.activity}
      response={response}
      isEmpty={(events) => events.length === 0}
      emptyText={texts.noActivity}
    >
      {(events) => (
        <>
          <ul className="surco-page-panel-items">
            {(showsAll ? events : events.slice(0, FIRST_EVENTS)).map((event) => (
              <ActivityItem key={event.id} {...event} />
            ))}
          </ul>
          <ShowAllButton count={events.length} first={FIRST_EVENTS} showsAll={showsAll} onChange={setShowsAll} />
        </>
      )}
    </Panel>
  );
}
