import { type CallState, Link } from '@surco/shared/platform';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import type { Page } from '@surco/shared/ui/list';
import { FailedState } from '@surco/shared/ui/feedback';
import { RecordSkeleton } from '@surco/shared/ui/detail';

interface Props<T extends { id: string }> {
  title: string;
  response: CallState<Page<T>>;
  columns: readonly ListColumn<T>[];
  rowLink?: (row: T) => string;
  /** A link to the complete list. */
  completeListLink?: { to: string; label: string };
  emptyText: string;
}

/** A table of the latest records of one kind. */
export function LatestList<T extends { id: string }>({
  title,
  response,
  columns,
  rowLink,
  completeListLink,
  emptyText,
}: Props<T>) {
  const { data, error, isLoading, mutate } = response;
  return (
    <section className="surco-latest">
      <header>
        <h2>{title}</h2>
        {completeListLink && data && data.totalRecords > 0 && (
          <Link to={completeListLink.to}>{completeListLink.label}</Link>
        )}
      </header>
      {data && data.data.length > 0 && (
        <DataTable columns={columns} rows={data.data} caption={title} rowLink={rowLink} />
      )}
      {data && data.data.length === 0 && <p className="surco-latest-none">{emptyText}</p>}
      {!data &&
        (error && !isLoading ? <FailedState error={error} onRetry={() => void mutate()} /> : <RecordSkeleton />)}
    </section>
  );
}
