import type { ReactNode } from 'react';
import { noValue } from '../../domain/text/formats';
import { Link } from '../../platform';
import { type DetailAction, DetailActions } from './detail-actions';
import { findPrimaryAction } from './find-primary-action';
import { Timeline, type TimelineEntry } from './timeline';
import { useRecordHeading } from './use-record-heading';
import './detail-page.css';

/** A label with its value. */
export interface DetailField {
  label: string;
  value: ReactNode;
}

export interface DetailPageProps {
  /** Name of the record, e.g. a folio or a person's name: the heading, and the title of the browser tab. */
  name: string;
  /** Whose record it is, e.g. the customer of a sale: in the heading after the name, with a link to their page. */
  owner?: { name: string; to?: string };
  status?: ReactNode;
  subtitle?: ReactNode;
  /** Links to further pages of the record, between head and metrics. */
  tabs?: ReactNode;
  /** The three most important numbers. */
  metrics?: readonly (DetailField & { hint?: string })[];
  /**
   * What the record allows now, the most important first. The first one that destroys nothing is the primary button;
   * the others are under "Más".
   */
  actions?: readonly DetailAction[];
  groups: readonly { title: string; fields: readonly DetailField[] }[];
  /** Content between the metrics and the groups, e.g. the lines of a sale. */
  children?: ReactNode;
  history?: readonly TimelineEntry[];
}

const DetailFieldGroup = ({ title, fields }: { title: string; fields: readonly DetailField[] }) => (
  <section className="surco-detail-panel">
    <h2>{title}</h2>
    <dl className="surco-detail-fields">
      {fields.map(({ label, value }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{value ?? noValue}</dd>
        </div>
      ))}
    </dl>
  </section>
);

type HeadProps = Pick<DetailPageProps, 'name' | 'owner' | 'status' | 'subtitle' | 'actions'>;

/** The record as the heading of its page, with status and actions. */
export function DetailHead({ name, owner, status, subtitle, actions = [] }: HeadProps) {
  const heading = useRecordHeading(owner ? `${name} · ${owner.name}` : name);
  return (
    <header className="surco-detail-head">
      <div>
        <div className="surco-detail-name">
          <h1 tabIndex={-1} ref={heading}>
            <span>{name}</span>
            {owner && ' · '}
            {owner && (owner.to ? <Link to={owner.to}>{owner.name}</Link> : owner.name)}
          </h1>
          {status}
        </div>
        {subtitle && <p className="surco-detail-subtitle">{subtitle}</p>}
      </div>
      {actions.length > 0 && <DetailActions name={name} actions={actions} />}
    </header>
  );
}

/** The most important numbers of a record, each in a frame. */
export const DetailMetrics = ({ metrics }: { metrics: NonNullable<DetailPageProps['metrics']> }) => (
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
);

/** Page of one record: name and status, actions, metrics, content, field groups, history. */
export function DetailPage({ tabs, metrics = [], groups, children, history, ...head }: DetailPageProps) {
  return (
    <article className={findPrimaryAction(head.actions ?? []) ? 'surco-detail surco-detail-acting' : 'surco-detail'}>
      <DetailHead {...head} />
      {tabs}
      {metrics.length > 0 && <DetailMetrics metrics={metrics} />}
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
