import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { ParamsForm } from '../components/ParamsForm';
import { ParamsHistory } from '../components/ParamsHistory';

/** what the simulator calculates with, and what a change does before it is saved. */
export default function SimulatorParamsPage() {
  const answer = useCall('GET /simulator-params', {});
  return (
    <div className="surco-form">
      <RecordState answer={answer}>{(params) => <ParamsForm params={params} />}</RecordState>
      <ParamsHistory />
    </div>
  );
}
