import { Button } from 'antd';
import { formatDateTime } from '../../domain/text/formats';
import { Link, type OutboxItem } from '../../platform';
import { ToneTag } from '../display';
import { RefusalReason } from '../draft';
import { getDraftFormPath, getPendingPath } from './form-paths';
import { formatSendStatus, stateLabels, stateTones, texts } from './outbox-texts';

interface Props {
  item: OutboxItem;
  /** The item that has to be sent before this one. */
  awaited: OutboxItem | undefined;
  isOnline: boolean;
  onSend: () => void;
  /** @param formPath the path of its form */
  onEdit: (formPath: string) => void;
  onRemove: () => void;
}

function ItemActions({ item, awaited, isOnline, onSend, onEdit, onRemove }: Props) {
  const { state, link } = item;
  const formPath = getDraftFormPath(item, awaited);
  // A refused one may have a record, too: that of an earlier version, which arrived.
  const path = link ?? (state === 'pending' ? getPendingPath(item, awaited) : null);
  return (
    <div className="surco-outbox-actions">
      {(state === 'draft' || state === 'error') && formPath && (
        <Link to={formPath}>{state === 'error' ? texts.correct : texts.open}</Link>
      )}
      {path && <Link to={path}>{texts.see}</Link>}
      {state === 'pending' && formPath && !item.paymentId && (
        <Button size="small" onClick={() => onEdit(formPath)}>
          {texts.edit}
        </Button>
      )}
      {state === 'pending' && !awaited && (
        <Button size="small" onClick={onSend} disabled={!isOnline}>
          {texts.sendNow}
        </Button>
      )}
      <Button size="small" type="text" onClick={onRemove}>
        {state === 'sent' ? texts.dismiss : texts.remove}
      </Button>
    </div>
  );
}

/** One stored item: its name, state and actions. */
export function OutboxItemRow(props: Props) {
  const { item, awaited, isOnline } = props;
  const { state, label, folio, savedAt, refusal } = item;
  const sendStatus = formatSendStatus(item, isOnline, awaited);
  return (
    <li className={state === 'pending' ? 'surco-outbox-item surco-outbox-pending' : 'surco-outbox-item'}>
      <ToneTag tone={stateTones[state]}>{stateLabels[state]}</ToneTag>
      <div className="surco-outbox-text">
        <p className="surco-outbox-label">{folio && !label.includes(folio) ? `${folio} · ${label}` : label}</p>
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
