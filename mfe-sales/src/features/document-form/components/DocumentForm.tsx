import { FailedState } from '@surco/shared/ui/failed-state';
import { RecordSkeleton } from '@surco/shared/ui/record-state';
import { useCatalogue } from '../api/useCatalogue';
import { type Origin, orderOf, sourceOf } from '../model/origin';
import { DocumentEditor } from './DocumentEditor';

/** the one form of sales and DKbonos; it opens once all it is made from is here. */
export function DocumentForm({ origin }: { origin: Origin }) {
  const catalogue = useCatalogue(origin);
  if (catalogue.failure) return <FailedState error={catalogue.failure} onRetry={catalogue.retry} />;
  if ((sourceOf(origin) || orderOf(origin)) && !catalogue.ready) return <RecordSkeleton />;
  return <DocumentEditor origin={origin} catalogue={catalogue} />;
}
