import type { AuditEntry } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain/formats';
import { Link } from '@surco/shared/platform';
import { Button, Modal } from 'antd';
import { changesOf } from '../model/changes';
import { actionLabel, entities } from '../model/words';
import { recordTitle, whoDid } from '../model/titles';
import { texts } from '../texts';
import './audit.css';

interface Props {
  entry: AuditEntry;
  open: boolean;
  onClose: () => void;
}

const Difference = ({ entry }: Pick<Props, 'entry'>) => (
  <table className="surco-audit-table">
    <thead>
      <tr>
        <th scope="col">{texts.field}</th>
        <th scope="col">{texts.before}</th>
        <th scope="col">{texts.after}</th>
      </tr>
    </thead>
    <tbody>
      {changesOf(entry).map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          <td data-label={texts.before}>{before ?? texts.none}</td>
          <td data-label={texts.after}>{after ?? texts.none}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Raw = ({ label, value }: { label: string; value: unknown }) => (
  <>
    <p>{label}</p>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </>
);

/** One write: who, when, what, and every field before and after; the record as it is stored behind "Detalles". */
export function EntryDialog({ entry, open, onClose }: Props) {
  const { entityId, entity, before, after } = entry;
  const path = entityId && after !== null ? entities[entity]?.path?.(entityId) : undefined;
  return (
    <Modal
      open={open}
      title={`${actionLabel(entry.action)}: ${recordTitle(entry)}`}
      onCancel={onClose}
      width={720}
      centered
      destroyOnHidden
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className="surco-audit-when">
        {formatDateTime(entry.at)} · {whoDid(entry)}
        {path && (
          <>
            {' · '}
            <Link to={path} onClick={onClose}>
              {texts.open}
            </Link>
          </>
        )}
      </p>
      {changesOf(entry).length > 0 ? <Difference entry={entry} /> : <p>{texts.nothing}</p>}
      <details className="surco-audit-raw">
        <summary>{texts.details}</summary>
        <Raw label={texts.before} value={before} />
        <Raw label={texts.after} value={after} />
      </details>
    </Modal>
  );
}
