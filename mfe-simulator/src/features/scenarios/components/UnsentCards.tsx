import { formatDateTime } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { ToneTag } from '@surco/shared/ui/display';
import { toInputSearchParams } from '../../../common';
import { sendUnsentSimulations } from '../api/saveSimulation';
import type { UnsentSimulation } from '../model/listUnsentSimulations';
import { listTexts, texts } from '../texts';

interface Props {
  unsent: readonly UnsentSimulation[];
  onRemove: (unsent: UnsentSimulation) => void;
}

/** Cards of unsent simulations: pending, or refused with a reason. */
export const UnsentCards = ({ unsent, onRemove }: Props) => (
  <ul className="surco-scenario-cards" aria-label={texts.waiting}>
    {unsent.map((one) => (
      <li key={one.id} className="surco-scenario-card surco-scenario-waiting" aria-label={one.name}>
        <div className="surco-scenario-card-head">
          <h3>
            <Link to={`?${toInputSearchParams(one.input)}`}>{one.name}</Link>
          </h3>
          <ToneTag tone={one.status === 'pending' ? 'gold' : 'red'}>
            {one.status === 'pending' ? texts.waiting : listTexts.refused}
          </ToneTag>
        </div>
        {one.refusal && <p className="surco-field-error">{one.refusal.text}</p>}
        <p className="surco-scenario-about">{formatDateTime(one.savedAt)}</p>
        <div className="surco-scenario-actions">
          {one.status === 'pending' && (
            <button type="button" className="surco-button" onClick={() => void sendUnsentSimulations()}>
              {listTexts.sendNow}
            </button>
          )}
          <button type="button" className="surco-button" onClick={() => onRemove(one)}>
            {listTexts.remove}
          </button>
        </div>
      </li>
    ))}
  </ul>
);
