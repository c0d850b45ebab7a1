import type { ReactNode } from 'react';
import { noValue } from '../../domain/text/formats';
import { Timeline, type TimelineEntry } from './timeline';
import './detail-page.css';

/** A label with its value. */
export interface DetailField {
  label: string;
  value: ReactNode;
}

export interface DetailPageProps {
  /** Name of the record, e.g. a folio or a person's name. */
  name: string;
  status?: ReactNode;
  subtitle?: ReactNode;
  /** The three most important numbers. */
  metrics?: readonly (DetailField & { hint?: string })[];
  /** Buttons for the actions that the record allows now. */
  actions?: ReactNode;
  groups: readonly { title: string; fields: readonly DetailField[] }[];
  /** Content between the metrics and the groups, e.g. the lines of a sale. */
  children?: ReactNode;
  history?: readonly TimelineEntry[];
}

const DetailFieldGroup = ({ title, fields }: { title: string; fields: readonly DetailField[] }) => (
  <section className="surco-detail-panel">
    <h2>{title}</h2>
    <dl className="surco-detail-fields">
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? noValue}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** Page of one record: name and status, actions, metrics, content, field groups, history. */
export function DetailPage({
  name,
  status,
  subtitle,
  metrics = [],
  actions,
  groups,
  children,
  history,
}: DetailPageProps) {
  return (
    <article className="surco-detail">
      <header className="surco-detail-head">
        <div>
          <p className="surco-detail-name">
            {name} {status}
          </p>
          {subtitle && <p className="surco-detail-subtitle">{subtitle}</p>}
        </div>
        {actions && <div className="surco-detail-actions">{actions}</div>}
      </header>
      {metrics.length > 0 && (
        <dl className="surco-detail-metrics">
          {metrics.map(({ label, value, hint }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {hint && <small>{hint}</small>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
      <div className="surco-detail-groups">
        {groups.map((group) => (
          <DetailFieldGroup key={group.title} {...group} />
        ))}
      </div>
      {history && history.length > 0 && (
        <section className="surco-detail-panel">
          <h2>Historial</h2>
          <Timeline entries={history} />
        </section>
      )}
    </article>
  );
}
