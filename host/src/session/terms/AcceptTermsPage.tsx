import { useCall } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/feedback';
import { PageSkeleton } from '../../shell/states/PageSkeleton';
import '../layout/sessionPages.css';
import { TermsForm } from './TermsForm';

/** the current terms, read from the API. */
export default function AcceptTermsPage() {
  const { data, error, mutate } = useCall('GET /terms', {});
  if (data) return <TermsForm version={data.version} text={data.text} />;
  return error ? <FailedState error={error} onRetry={() => void mutate()} /> : <PageSkeleton />;
}
