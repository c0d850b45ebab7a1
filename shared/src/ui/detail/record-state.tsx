import type { ReactNode } from 'react';
import { ApiError, type CallState, getListAddress } from '../../platform';
import { ActionButton, type PageAction } from '../feedback/action-button';
import { FailedState } from '../feedback/failed-state';
import './record-state.css';

interface Props<D> {
  /** Result of `useCall` for one record. */
  response: CallState<D>;
  /** The way to the list of such records, shown when this one does not exist or cannot be loaded. */
  back?: Pick<PageAction, 'label' | 'to'>;
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

/** Whether the address leads to no record: it is invalid (400), or the record does not exist for this user (404). */
const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

/** Shows a skeleton while the record loads, the record, or the error with a retry and the way back. */
export function RecordState<D>({ response, back, children }: Props<D>) {
  const { data, error, isLoading, mutate } = response;
  if (data !== undefined && !error) return children(data);
  if (error && !isLoading)
    return (
      <FailedState error={error} onRetry={isMissing(error) ? undefined : () => void mutate()}>
        {back && (
          <ActionButton
            primary={isMissing(error)}
            action={{ icon: 'back', label: back.label, to: back.to && getListAddress(back.to) }}
          />
        )}
      </FailedState>
    );
  return <RecordSkeleton />;
}
