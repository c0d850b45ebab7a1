import { Link, useLocation } from '../../platform';
import { getNextStep, type MissingRecords, type NextStep } from './next-steps';

/** What to do on this page when there is nothing to choose from or to show: the props of an `EmptyState`. */
export function useNextStep(missing: MissingRecords): NextStep {
  const { pathname, search } = useLocation();
  return getNextStep(missing, pathname + search);
}

/** Below a field without options: what is missing, and the link to register it. */
export function MissingOptions({ of }: { of: MissingRecords }) {
  const { text, action } = useNextStep(of);
  return (
    <p className="surco-field-help" aria-live="polite">
      {text} {action && <Link to={action.to}>{action.label}</Link>}
    </p>
  );
}
