import { Icon } from '../../display/icon';
import type { BulkResult } from './run-bulk-action';

interface Props {
  /** A record without a result waits. */
  rows: readonly { name: string; result: BulkResult | undefined }[];
}

const describeResult = (result: BulkResult | undefined): string => {
  if (!result) return 'En espera';
  return result.status === 'done' ? 'Hecho' : result.message;
};

const icons = { done: 'check', refused: 'alert', unsent: 'offline' } as const;

/** What became of each record; those that failed come first. */
export const BulkResults = ({ rows }: Props) => {
  const order = (result: BulkResult | undefined): number => (result && result.status !== 'done' ? 0 : 1);
  return (
    <ul className="surco-bulk-results" aria-label="Resultado de cada registro">
      {[...rows]
        .sort((a, b) => order(a.result) - order(b.result))
        .map(({ name, result }) => (
          <li key={name} className={result && `surco-bulk-${result.status}`}>
            <Icon name={result ? icons[result.status] : 'clock'} size={16} />
            <span>
              <strong>{name}</strong> {describeResult(result)}
            </span>
          </li>
        ))}
    </ul>
  );
};
