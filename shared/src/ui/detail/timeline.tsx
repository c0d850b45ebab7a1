import { formatDateTime, formatRelative, noValue } from '../../domain/text/formats';
import './timeline.css';

/** One changed field as text; null for an empty value. */
export interface TimelineChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** One event in the history of a record. */
export interface TimelineEntry {
  /** ISO 8601 instant. */
  at: string;
  text: string;
  who?: string;
  detail?: string;
  changes?: readonly TimelineChange[];
}

const Changes = ({ changes }: { changes: readonly TimelineChange[] }) => (
  <ul className="surco-timeline-changes">
    {changes.map(({ field, before, after }) => (
      <li key={field}>
        {field}: <span>{before ?? noValue}</span> → <span>{after ?? noValue}</span>
      </li>
    ))}
  </ul>
);

/** The history of a record, newest first, with absolute and relative times. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className="surco-timeline">
    {[...entries]
      .sort((a, b) => b.at.localeCompare(a.at))
      .map(({ at, text, who, detail, changes = [] }) => (
        <li key={`${at} ${text}`}>
          <p>{text}</p>
          {detail && <p className="surco-timeline-detail">{detail}</p>}
          {changes.length > 0 && <Changes changes={changes} />}
          <p className="surco-timeline-when">
            <time dateTime={at}>{formatDateTime(at)}</time> · {formatRelative(at)}
            {who && ` · ${who}`}
          </p>
        </li>
      ))}
  </ol>
);
