import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { LegalTextsForm } from '../components/LegalTextsForm';

/** The privacy notice, the terms and the responsible party. */
export default function LegalTextsPage() {
  const response = useLatestRecord('GET /legal-texts', {});
  return <RecordState response={response}>{(stored) => <LegalTextsForm stored={stored} />}</RecordState>;
}
