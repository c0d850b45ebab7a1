import { errorText } from '@surco/shared/platform';
import { texts } from '../texts';

/** The catalogue did not come. Plain elements: a farmer's first load carries no component that only failure needs. */
export const SimulatorFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <div className="surco-sim-empty" role="alert">
    <strong>{texts.failed}</strong>
    <p>{errorText(error)}</p>
    <button type="button" className="surco-sim-button" onClick={onRetry}>
      {texts.retry}
    </button>
  </div>
);
