import { Link } from '@surco/shared/platform';
import { DataTable } from '@surco/shared/ui/data-table';
import { FailedState } from '@surco/shared/ui/failed-state';
import type { Answer, ListColumn, Page } from '@surco/shared/ui/list-types';
import { RecordSkeleton } from '@surco/shared/ui/record-state';

interface Props<T extends { id: string }> {
  title: string;
  answer: Answer<Page<T>>;
  columns: readonly ListColumn<T>[];
  rowLink?: (row: T) => string;
  /** Leads to all of them, where there are more than stand here. */
  more?: { to: string; label: string };
  none: string;
}

/** The last few of a customer's records, with the way to all of them. */
export function Latest<T extends { id: string }>({ title, answer, columns, rowLink, more, none }: Props<T>) {
  const { data, error, isLoading, mutate } = answer;
  return (
    <section className="surco-latest">
      <header>
        <h2>{title}</h2>
        {more && data && data.totalRecords > 0 && <Link to={more.to}>{more.label}</Link>}
      </header>
      {data && data.data.length > 0 && (
        <DataTable columns={columns} rows={data.data} caption={title} rowLink={rowLink} />
      )}
      {data && data.data.length === 0 && <p className="surco-latest-none">{none}</p>}
      {!data &&
        (error && !isLoading ? <FailedState error={error} onRetry={() => void mutate()} /> : <RecordSkeleton />)}
    </section>
  );
}
