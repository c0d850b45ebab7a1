import { formatDateTime } from '@surco/shared/domain';
import { Link, type OutboxItem } from '@surco/shared/platform';
import { RefusalReason } from '@surco/shared/ui/draft';
import { ToneTag } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { getDraftFormPath } from '../model/formKeys';
import { formatSendStatus, stateLabels, stateTones, texts } from '../model/outboxTexts';

interface Props {
  item: OutboxItem;
  online: boolean;
  onSend: () => void;
  onRemove: (entry: OutboxItem) => void;
}

function ItemActions({ item, online, onSend, onRemove }: Props) {
  const { state, link } = item;
  const form = state === 'draft' || state === 'error' ? getDraftFormPath(item) : null;
  return (
    <div className="surco-outbox-actions">
      {form && <Link to={form}>{state === 'error' ? texts.correct : texts.open}</Link>}
      {state === 'sent' && link && <Link to={link}>{texts.see}</Link>}
      {state === 'pending' && (
        <Button size="small" onClick={onSend} disabled={!online}>
          {texts.sendNow}
        </Button>
      )}
      <Button size="small" type="text" onClick={() => onRemove(item)}>
        {state === 'sent' ? texts.dismiss : texts.remove}
      </Button>
    </div>
  );
}

/** One stored item: its name, state and actions. */
export function OutboxItemRow(props: Props) {
  const { item, online } = props;
  const { state, label, folio, savedAt, refusal } = item;
  const waits = formatSendStatus(item, online);
  return (
    <li className={state === 'pending' ? 'surco-outbox-entry surco-outbox-pending' : 'surco-outbox-entry'}>
      <ToneTag tone={stateTones[state]}>{stateLabels[state]}</ToneTag>
      <div className="surco-outbox-what">
        <p className="surco-outbox-label">{folio ? `${folio} · ${label}` : label}</p>
        {refusal && (
          <div className="surco-outbox-reason">
            <RefusalReason {...refusal} />
          </div>
        )}
        <p className="surco-outbox-when">
          {formatDateTime(savedAt)}
          {waits && ` · ${waits}`}
        </p>
      </div>
      <ItemActions {...props} />
    </li>
  );
}
