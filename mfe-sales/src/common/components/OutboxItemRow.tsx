import { formatDateTime } from '@surco/shared/domain';
import { Link, type OutboxItem } from '@surco/shared/platform';
import { RefusalReason } from '@surco/shared/ui/draft';
import { ToneTag } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { getDraftFormPath } from '../model/formKeys';
import { formatSendStatus, stateLabels, stateTones, texts } from '../model/outboxTexts';

interface Props {
  item: OutboxItem;
  isOnline: boolean;
  onSend: () => void;
  onRemove: (item: OutboxItem) => void;
}

function ItemActions({ item, isOnline, onSend, onRemove }: Props) {
  const { state, link } = item;
  const formPath = state === 'draft' || state === 'error' ? getDraftFormPath(item) : null;
  return (
    <div className="surco-outbox-actions">
      {formPath && <Link to={formPath}>{state === 'error' ? texts.correct : texts.open}</Link>}
      {state === 'sent' && link && <Link to={link}>{texts.see}</Link>}
      {state === 'pending' && (
        <Button size="small" onClick={onSend} disabled={!isOnline}>
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
  const { item, isOnline } = props;
  const { state, label, folio, savedAt, refusal } = item;
  const sendStatus = formatSendStatus(item, isOnline);
  return (
    <li className={state === 'pending' ? 'surco-outbox-item surco-outbox-pending' : 'surco-outbox-item'}>
      <ToneTag tone={stateTones[state]}>{stateLabels[state]}</ToneTag>
      <div className="surco-outbox-text">
        <p className="surco-outbox-label">{folio ? `${folio} · ${label}` : label}</p>
        {refusal && (
          <div className="surco-outbox-reason">
            <RefusalReason {...refusal} />
          </div>
        )}
        <p className="surco-outbox-status">{[formatDateTime(savedAt), sendStatus].filter(Boolean).join(' · ')}</p>
      </div>
      <ItemActions {...props} />
    </li>
  );
}
