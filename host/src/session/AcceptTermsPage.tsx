import { useCall } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/failed-state';
import { PageSkeleton } from '../shell/PageSkeleton';
import './session.css';
import { Terms } from './terms/Terms';

/** the terms in force, read from the API. */
export default function AcceptTermsPage() {
  const { data, error, mutate } = useCall('GET /terms', {});
  if (data) return <Terms version={data.version} text={data.text} />;
  return error ? <FailedState error={error} onRetry={() => void mutate()} /> : <PageSkeleton />;
}
