import type { ReactNode } from 'react';
import { Timeline, type TimelineEntry } from './timeline';
import './detail-page.css';

/** A fact with its name. */
export interface Fact {
  label: string;
  value: ReactNode;
}

export interface DetailPageProps {
  /** The record's own name: a folio, a person. */
  name: string;
  status?: ReactNode;
  subtitle?: ReactNode;
  /** The three figures that matter. */
  figures?: readonly (Fact & { hint?: string })[];
  /** What may be done with it now. */
  actions?: ReactNode;
  groups: readonly { title: string; facts: readonly Fact[] }[];
  /** Stands between the figures and the facts, e.g. a sale's lines. */
  children?: ReactNode;
  history?: readonly TimelineEntry[];
}

const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <section className="surco-facts-panel">
    <h2>{title}</h2>
    <dl className="surco-facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  </section>
);

/** A record: its name and status first, the figures that matter, what may be done, its facts, then its history. */
export function DetailPage({
  name,
  status,
  subtitle,
  figures = [],
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
      {figures.length > 0 && (
        <dl className="surco-figures">
          {figures.map(({ label, value, hint }) => (
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
          <Facts key={group.title} {...group} />
        ))}
      </div>
      {history && history.length > 0 && (
        <section className="surco-facts-panel">
          <h2>Historial</h2>
          <Timeline entries={history} />
        </section>
      )}
    </article>
  );
}
