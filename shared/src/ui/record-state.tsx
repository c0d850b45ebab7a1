import type { ReactNode } from 'react';
import { ApiError } from '../platform';
import { FailedState } from './failed-state';
import type { Answer } from './list-types';
import './record-state.css';

interface Props<D> {
  /** What `useCall` gives of one record. */
  answer: Answer<D>;
  children: (record: D) => ReactNode;
}

/** Stands in for a record that is on its way. */
export const RecordSkeleton = () => (
  <output className="surco-record-skeleton" aria-label="Cargando">
    <span />
    <span />
    <span />
  </output>
);

/** What an address names wrongly does not come by asking again. */
const mayCome = (error: unknown): boolean => !(error instanceof ApiError && error.status === 400);

/** A skeleton until the record is here, and what went wrong when it does not come. */
export function RecordState<D>({ answer, children }: Props<D>) {
  const { data, error, isLoading, mutate } = answer;
  if (data !== undefined && !error) return children(data);
  if (error && !isLoading)
    return <FailedState error={error} onRetry={mayCome(error) ? () => void mutate() : undefined} />;
  return <RecordSkeleton />;
}
