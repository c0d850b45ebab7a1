import { formatDateTime } from '@surco/shared/domain/formats';
import { type Entry, Link } from '@surco/shared/platform';
import { Reason } from '@surco/shared/ui/draft-notice';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { Button } from 'antd';
import { formOf } from './place';
import { expectation, stateLabels, stateTones, texts } from './texts';

interface Props {
  entry: Entry;
  online: boolean;
  onSend: () => void;
  onRemove: (entry: Entry) => void;
}

function Actions({ entry, online, onSend, onRemove }: Props) {
  const { state, link } = entry;
  const form = state === 'draft' || state === 'error' ? formOf(entry) : null;
  return (
    <div className="surco-outbox-actions">
      {form && <Link to={form}>{state === 'error' ? texts.correct : texts.open}</Link>}
      {state === 'sent' && link && <Link to={link}>{texts.see}</Link>}
      {state === 'pending' && (
        <Button size="small" onClick={onSend} disabled={!online}>
          {texts.sendNow}
        </Button>
      )}
      <Button size="small" type="text" onClick={() => onRemove(entry)}>
        {state === 'sent' ? texts.dismiss : texts.remove}
      </Button>
    </div>
  );
}

/** One thing on this device: what it is, how far it got, and what can be done. */
export function OutboxEntry(props: Props) {
  const { entry, online } = props;
  const { state, label, folio, savedAt, refusal } = entry;
  const waits = expectation(entry, online);
  return (
    <li className={state === 'pending' ? 'surco-outbox-entry surco-outbox-pending' : 'surco-outbox-entry'}>
      <ToneTag tone={stateTones[state]}>{stateLabels[state]}</ToneTag>
      <div className="surco-outbox-what">
        <p className="surco-outbox-label">{folio ? `${folio} · ${label}` : label}</p>
        {refusal && (
          <div className="surco-outbox-reason">
            <Reason {...refusal} />
          </div>
        )}
        <p className="surco-outbox-when">
          {formatDateTime(savedAt)}
          {waits && ` · ${waits}`}
        </p>
      </div>
      <Actions {...props} />
    </li>
  );
}
