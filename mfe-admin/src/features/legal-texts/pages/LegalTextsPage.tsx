import { RecordState, useLatestRecord } from '@surco/shared/ui/detail';
import { LegalTextsForm } from '../components/LegalTextsForm';

/** The privacy notice, the terms and the responsible party. */
export default function LegalTextsPage() {
  const answer = useLatestRecord('GET /legal-texts', {});
  return <RecordState answer={answer}>{(stored) => <LegalTextsForm stored={stored} />}</RecordState>;
}
