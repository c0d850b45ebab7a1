import { Icon } from '../../display/icon';
import type { BulkResult } from './run-bulk-action';

/** A record as the dialog names it; several records may have the same name. */
export interface NamedRecord {
  id: string;
  name: string;
}

interface Props {
  /** A record without a result waits. */
  records: readonly (NamedRecord & { result: BulkResult | undefined })[];
}

const describeResult = (result: BulkResult | undefined): string => {
  if (!result) return 'En espera';
  return result.status === 'done' ? 'Hecho' : result.message;
};

const ICONS = { done: 'check', refused: 'alert', unsent: 'offline' } as const;

/** The result of each record; those that failed come first. */
export const BulkResults = ({ records }: Props) => {
  const order = (result: BulkResult | undefined): number => (result && result.status !== 'done' ? 0 : 1);
  return (
    <ul className="surco-bulk-results" aria-label="Resultado de cada registro">
      {[...records]
        .sort((a, b) => order(a.result) - order(b.result))
        .map(({ id, name, result }) => (
          <li key={id} className={result && `surco-bulk-${result.status}`}>
            <Icon name={result ? ICONS[result.status] : 'clock'} size={16} />
            <span>
              <strong>{name}</strong> {describeResult(result)}
            </span>
          </li>
        ))}
    </ul>
  );
};
