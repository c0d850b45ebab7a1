import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { ParametersForm } from '../components/ParametersForm';
import { ParametersHistory } from '../components/ParametersHistory';

/** the system parameters, with a preview of their effect on the simulator, and the history. */
export default function SystemParametersPage() {
  const response = useCall('GET /simulator-params', {});
  return (
    <div className="surco-form">
      <RecordState response={response}>{(params) => <ParametersForm params={params} />}</RecordState>
      <ParametersHistory />
    </div>
  );
}
