import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { SEASONS_PATH } from '../../../paths';
import { SeasonRecord } from '../components/SeasonRecord';
import { texts } from '../texts';

const backLink = { label: texts.back, to: SEASONS_PATH };

/** the season of the `id` parameter. */
export default function SeasonDetailPage() {
  const { id = '' } = useParams();
  const response = useCall('GET /seasons/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={backLink}>
      {(season) => <SeasonRecord key={season.id} season={season} />}
    </RecordState>
  );
}
