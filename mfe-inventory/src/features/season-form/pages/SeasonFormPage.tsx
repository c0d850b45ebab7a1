import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { SeasonForm } from '../components/SeasonForm';

function EditSeason({ id }: { id: string }) {
  const answer = useCall('GET /seasons/{id}', { params: { id } }, { keepPreviousData: false });
  return <RecordState answer={answer}>{(season) => <SeasonForm key={season.id} season={season} />}</RecordState>;
}

/** A season of its own: a new one, or the one of the address. */
export default function SeasonFormPage() {
  const { id } = useParams();
  return id ? <EditSeason id={id} /> : <SeasonForm />;
}
