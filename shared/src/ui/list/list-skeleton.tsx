import './list-skeleton.css';

export interface ListSkeletonProps {
  rows: number;
  columns: number;
  /** Lines below the title of a card, on a phone. */
  lines?: number;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Placeholder rows of the final height, so that the layout does not shift when the first page arrives. */
export function ListSkeleton({ rows, columns, lines = 2 }: ListSkeletonProps) {
  return (
    <output className="surco-skeleton" aria-label="Cargando" style={{ ['--surco-lines' as string]: lines }}>
      {range(rows + 1).map((row) => (
        <span key={row} className={row === 0 ? 'surco-skeleton-row surco-skeleton-head' : 'surco-skeleton-row'}>
          {range(columns).map((column) => (
            <span key={column} className="surco-skeleton-bar" />
          ))}
        </span>
      ))}
    </output>
  );
}
