import { type ReactNode, useEffect, useState } from 'react';
import { PageSkeleton } from '../shell/states/PageSkeleton';
import { LOAD_TIMEOUT_MS } from './retryableSections';

interface Props {
  /** Start of the loading, as `performance.now()`: several files in a row share one time-out. */
  startedAt: number;
  /** Shown after the time-out; code that arrives later replaces it. */
  timeoutFallback: ReactNode;
}

/** The skeleton of a page while its code loads, up to `LOAD_TIMEOUT_MS`. */
export function SectionLoading({ startedAt, timeoutFallback }: Props): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, startedAt + LOAD_TIMEOUT_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [startedAt]);
  return isLate ? timeoutFallback : <PageSkeleton />;
}
