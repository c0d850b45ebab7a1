import { getErrorMessage } from '@surco/shared/platform';
import { texts } from '../texts';

/** Error state of the catalog. Plain elements, to keep the farmer's first load small. */
export const SimulatorError = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="surco-sim-empty" role="alert">
    <strong>{texts.failed}</strong>
    <p>{getErrorMessage(error)}</p>
    <button type="button" className="surco-sim-button" onClick={onRetry}>
      {texts.retry}
    </button>
  </div>
);
