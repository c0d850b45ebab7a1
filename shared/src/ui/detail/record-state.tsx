import type { ReactNode } from 'react';
import { ApiError, type CallState } from '../../platform';
import { FailedState } from '../feedback/failed-state';
import './record-state.css';

interface Props<D> {
  /** Result of `useCall` for one record. */
  answer: CallState<D>;
  children: (record: D) => ReactNode;
}

/** Placeholder while a record loads. */
export const RecordSkeleton = () => (
  <output className="surco-record-skeleton" aria-label="Cargando">
    <span />
    <span />
    <span />
  </output>
);

/** An invalid address (400) fails again, so no retry is offered. */
const canRetry = (error: unknown): boolean => !(error instanceof ApiError && error.status === 400);

/** Shows a skeleton while the record loads, the record, or the error with a retry. */
export function RecordState<D>({ answer, children }: Props<D>) {
  const { data, error, isLoading, mutate } = answer;
  if (data !== undefined && !error) return children(data);
  if (error && !isLoading)
    return <FailedState error={error} onRetry={canRetry(error) ? () => void mutate() : undefined} />;
  return <RecordSkeleton />;
}
