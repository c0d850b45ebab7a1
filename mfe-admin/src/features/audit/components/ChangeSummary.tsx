import type { AuditEntry } from '@surco/shared/contract';
import { getFieldChanges } from '../model/getFieldChanges';
import { formatOrigin } from '../model/formatOrigin';
import { texts } from '../texts';
import './audit.css';

/** More would make the row of the list higher than the others. */
const MAX_SHOWN_CHANGES = 2;

/** The first changes of an audit entry, for one row of the list. */
export function ChangeSummary({ entry }: { entry: AuditEntry }) {
  if (entry.after === null && entry.before !== null) return texts.deleted;
  const changes = getFieldChanges(entry);
  const origin = formatOrigin(entry);
  if (origin && (entry.before === null || changes.length === 0)) return origin;
  if (changes.length === 0) return <span className="surco-audit-none">{texts.noChanges}</span>;
  if (entry.before === null) return texts.created(changes.length);
  const hiddenCount = changes.length - MAX_SHOWN_CHANGES;
  return (
    <ul className="surco-audit-summary">
      {changes.slice(0, MAX_SHOWN_CHANGES).map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before ?? texts.none} → {after ?? texts.none}
        </li>
      ))}
      {hiddenCount > 0 && <li className="surco-audit-none">{texts.moreChanges(hiddenCount)}</li>}
    </ul>
  );
}
