import type { AuditEntry } from '@surco/shared/contract';
import { changesOf } from '../model/changes';
import { texts } from '../texts';
import './audit.css';

const SHOWN = 2;

/** What a write changed, as far as a line of a list holds it. */
export function Summary({ entry }: { entry: AuditEntry }) {
  if (entry.after === null && entry.before !== null) return texts.deleted;
  const changes = changesOf(entry);
  if (changes.length === 0) return <span className="surco-audit-none">{texts.nothing}</span>;
  if (entry.before === null) return texts.created(changes.length);
  const rest = changes.length - SHOWN;
  return (
    <ul className="surco-audit-summary">
      {changes.slice(0, SHOWN).map(({ field, before, after }) => (
        <li key={field}>
          {field}: {before ?? texts.none} → {after ?? texts.none}
        </li>
      ))}
      {rest > 0 && <li className="surco-audit-none">{texts.more(rest)}</li>}
    </ul>
  );
}
