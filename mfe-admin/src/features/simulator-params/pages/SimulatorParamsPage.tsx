import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { ParamsForm } from '../components/ParamsForm';
import { ParamsHistory } from '../components/ParamsHistory';

/** the parameters of the simulator, with a preview of their effect and the history. */
export default function SimulatorParamsPage() {
  const answer = useCall('GET /simulator-params', {});
  return (
    <div className="surco-form">
      <RecordState answer={answer}>{(params) => <ParamsForm params={params} />}</RecordState>
      <ParamsHistory />
    </div>
  );
}
