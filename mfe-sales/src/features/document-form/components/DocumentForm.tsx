import { RecordSkeleton } from '@surco/shared/ui/detail';
import { FailedState, EmptyState } from '@surco/shared/ui/feedback';
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

interface NotAllowedProps {
  /** Reason shown. */
  text: string;
  /** Back to the document. */
  to: string;
  label: string;
}

/** Explains why a document cannot be edited, or a DKbono not converted, and links back to it. */
export const EditingNotAllowed = ({ text, to, label }: NotAllowedProps) => (
  <EmptyState icon="lock" text={text} action={{ label, to }} />
);
