import { overviewPaths } from '../../contract';
import { formatNumber, type Role } from '../../domain';
import { Link } from '../../platform';
import './attention-strip.css';

/** What waits for a person, and the list that shows it. */
export interface Attention {
  /** Undefined until it is known. */
  count: number | undefined;
  noun: readonly [one: string, many: string];
  to: string;
  /** Stands out, as what comes before all else. */
  isFirst?: boolean;
}

/** Above the list that a role starts from (N-08): how much waits for the person, and the way to Inicio or Mi día. */
export function AttentionStrip({ role, attention }: { role: Role; attention: readonly Attention[] }) {
  const isSeller = role === 'Consultant';
  return (
    <nav className="surco-attention" aria-label="Qué atender">
      {attention.map(({ count, noun, to, isFirst }) =>
        count ? (
          <Link key={to} to={to} className={isFirst ? 'surco-attention-first' : undefined}>
            {formatNumber(count)} {count === 1 ? noun[0] : noun[1]}
          </Link>
        ) : null,
      )}
      <Link to={isSeller ? overviewPaths.myDay : overviewPaths.overview}>{isSeller ? 'Ver Mi día' : 'Ver Inicio'}</Link>
    </nav>
  );
}
