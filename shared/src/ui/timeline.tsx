import { formatDateTime, formatRelative } from '../domain/formats';
import './timeline.css';

/** One thing that happened to a record. */
export interface TimelineEntry {
  /** ISO 8601 instant. */
  at: string;
  text: string;
  who?: string;
  detail?: string;
}

/** What happened, newest first, with the date in figures and in words. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className="surco-timeline">
    {entries
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .map(({ at, text, who, detail }) => (
        <li key={`${at} ${text}`}>
          <p>{text}</p>
          {detail && <p className="surco-timeline-detail">{detail}</p>}
          <p className="surco-timeline-when">
            <time dateTime={at}>{formatDateTime(at)}</time> · {formatRelative(at)}
            {who && ` · ${who}`}
          </p>
        </li>
      ))}
  </ol>
);
