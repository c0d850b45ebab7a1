import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { SeasonForm } from '../components/SeasonForm';
import { SEASONS_PATH } from '../../../paths';

const backLink = { label: 'Volver a temporadas', to: SEASONS_PATH };

function SeasonEditor({ id }: { id: string }) {
  const response = useCall('GET /seasons/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={backLink}>
      {(season) => <SeasonForm key={season.id} season={season} />}
    </RecordState>
  );
}

/** Creates a season, or edits the season of the `id` parameter. */
export default function SeasonFormPage() {
  const { id } = useParams();
  return id ? <SeasonEditor id={id} /> : <SeasonForm />;
}
