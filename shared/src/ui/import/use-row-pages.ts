import { useState } from 'react';

/** Divides rows that are all in memory into pages. @returns the rows of the page, and what `ListPagination` needs */
export function useRowPages<R>(rows: readonly R[]) {
  const [{ number, size }, setState] = useState({ number: 1, size: 10 });
  const data = rows.slice((number - 1) * size, number * size);
  return {
    data,
    page: { data, page: number, size, totalPages: Math.ceil(rows.length / size), totalRecords: rows.length },
    setPage: (next: number, nextSize = size) => setState({ number: next, size: nextSize }),
  };
}
