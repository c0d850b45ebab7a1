import { useEffect } from 'react';
import type { CallKey } from '../../contract';
import { Link, useCachePatch, useLocation } from '../../platform';
import { getNextStep, type MissingRecords, type NextStep, nextSteps } from './next-steps';
import '../display/hidden.css';

/** What to do on this page when there is nothing to choose from or to show: the props of an `EmptyState`. */
export function useNextStep(missing: MissingRecords): NextStep {
  const { pathname, search } = useLocation();
  return getNextStep(missing, pathname + search);
}

/** Fetches these calls again whenever the person comes back from another tab. */
function useRefreshOnReturn(calls: readonly CallKey[]): void {
  const { refresh } = useCachePatch();
  useEffect(() => {
    const refreshWhenVisible = (): void => {
      if (document.visibilityState === 'visible') void refresh(...calls);
    };
    document.addEventListener('visibilitychange', refreshWhenVisible);
    return () => document.removeEventListener('visibilitychange', refreshWhenVisible);
  }, [calls, refresh]);
}

const NO_CALLS: readonly CallKey[] = [];

/**
 * Below a field without options: what is missing, and the link to register it. It opens a new tab, so that the form
 * keeps what is typed; on return its options are there.
 */
export function MissingOptions({ of }: { of: MissingRecords }) {
  const { text, action } = getNextStep(of);
  const step = nextSteps[of];
  useRefreshOnReturn('calls' in step ? step.calls : NO_CALLS);
  return (
    <p className="surco-field-help" aria-live="polite">
      {text}{' '}
      {action && (
        <Link to={action.to} target="_blank">
          <span>{action.label}</span> <span className="surco-hidden">(se abre en otra pestaña)</span>
        </Link>
      )}
    </p>
  );
}
