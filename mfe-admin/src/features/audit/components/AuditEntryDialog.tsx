import type { AuditEntry } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { getActionLabel } from '@surco/shared/records/audit/auditLabels';
import { formatAuthor, formatOrigin, formatRecordTitle } from '@surco/shared/records/audit/entryTexts';
import { getFieldChanges } from '@surco/shared/records/audit/getFieldChanges';
import { Button, Modal } from 'antd';
import { entityPaths } from '../model/auditLabels';
import { texts } from '../texts';
import './audit.css';

interface Props {
  entry: AuditEntry;
  open: boolean;
  onClose: () => void;
}

const ChangeTable = ({ entry }: Pick<Props, 'entry'>) => (
  <table className="surco-audit-table">
    <thead>
      <tr>
        <th scope="col">{texts.field}</th>
        <th scope="col">{texts.before}</th>
        <th scope="col">{texts.after}</th>
      </tr>
    </thead>
    <tbody>
      {getFieldChanges(entry).map(({ field, before, after }) => (
        <tr key={field}>
          <th scope="row">{field}</th>
          <td data-label={texts.before}>{before ?? texts.none}</td>
          <td data-label={texts.after}>{after ?? texts.none}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const RawRecord = ({ label, value }: { label: string; value: unknown }) => (
  <>
    <p>{label}</p>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </>
);

/**
 * Shows one audit entry: time, author, origin and the changes of the fields that have a label (`getFieldChanges`);
 * "Detalles" shows the stored JSON, with all fields.
 */
export function AuditEntryDialog({ entry, open, onClose }: Props) {
  const { entityId, entity, before, after } = entry;
  const origin = formatOrigin(entry);
  const path = entityId && after !== null ? entityPaths[entity]?.(entityId) : undefined;
  return (
    <Modal
      open={open}
      title={`${getActionLabel(entry.action)}: ${formatRecordTitle(entry)}`}
      onCancel={onClose}
      width={720}
      centered
      destroyOnHidden
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <p className="surco-audit-when">
        {formatDateTime(entry.at)} · {formatAuthor(entry)}
        {path && (
          <>
            {' · '}
            <Link to={path} onClick={onClose}>
              {texts.open}
            </Link>
          </>
        )}
      </p>
      {origin && <p className="surco-audit-when">{texts.origin(origin)}</p>}
      {getFieldChanges(entry).length > 0 ? <ChangeTable entry={entry} /> : <p>{texts.noChanges}</p>}
      <details className="surco-audit-raw">
        <summary>{texts.details}</summary>
        <RawRecord label={texts.before} value={before} />
        <RawRecord label={texts.after} value={after} />
      </details>
    </Modal>
  );
}
