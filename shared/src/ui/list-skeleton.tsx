import './list-skeleton.css';

export interface ListSkeletonProps {
  rows: number;
  columns: number;
  /** Lines under a card's title, on a phone. */
  lines?: number;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Rows of the final height while the first page is on its way: nothing jumps when it arrives. */
export function ListSkeleton({ rows, columns, lines = 4 }: ListSkeletonProps) {
  return (
    <output className="surco-skeleton" aria-label="Cargando" style={{ ['--surco-lines' as string]: lines }}>
      {upTo(rows + 1).map((row) => (
        <span key={row} className={row === 0 ? 'surco-skeleton-row surco-skeleton-head' : 'surco-skeleton-row'}>
          {upTo(columns).map((column) => (
            <span key={column} className="surco-skeleton-bar" />
          ))}
        </span>
      ))}
    </output>
  );
}
