import { FailedState } from '@surco/shared/ui/feedback';
import { RecordSkeleton } from '@surco/shared/ui/detail';
import { useFormOptions } from '../api/useFormOptions';
import { type FormOrigin, getPrefill, getSourceDocument } from '../model/formOrigin';
import { DocumentEditor } from './DocumentEditor';

/**
 * the form of sales and DKbonos. An edited, converted or prefilled document waits for the reference
 * data; a blank one is shown at once.
 */
export function DocumentForm({ origin }: { origin: FormOrigin }) {
  const formOptions = useFormOptions(origin);
  if (formOptions.failure) return <FailedState error={formOptions.failure} onRetry={formOptions.retry} />;
  if ((getSourceDocument(origin) || getPrefill(origin)) && !formOptions.isReady) return <RecordSkeleton />;
  return <DocumentEditor origin={origin} formOptions={formOptions} />;
}
