import { formatDateTime } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { ToneTag } from '@surco/shared/ui/display';
import { toInputSearchParams } from '../../../common';
import { sendOutboxNow } from '../api/saveSimulation';
import type { UnsentSimulation } from '../model/listUnsentSimulations';
import { listTexts, texts } from '../texts';

interface Props {
  unsent: readonly UnsentSimulation[];
  onRemove: (simulation: UnsentSimulation) => void;
}

/** Cards of unsent simulations: pending, or refused with a reason. */
export const UnsentCards = ({ unsent, onRemove }: Props) => (
  <ul className="surco-simulation-cards" aria-label={texts.waiting}>
    {unsent.map((simulation) => (
      <li key={simulation.id} className="surco-simulation-card surco-simulation-waiting" aria-label={simulation.name}>
        <div className="surco-simulation-card-head">
          <h3>
            <Link to={`?${toInputSearchParams(simulation.input)}`}>{simulation.name}</Link>
          </h3>
          <ToneTag tone={simulation.status === 'pending' ? 'gold' : 'red'}>
            {simulation.status === 'pending' ? texts.waiting : listTexts.refused}
          </ToneTag>
        </div>
        {simulation.refusal && <p className="surco-field-error">{simulation.refusal.text}</p>}
        <p className="surco-simulation-about">{formatDateTime(simulation.savedAt)}</p>
        <div className="surco-simulation-actions">
          {simulation.status === 'pending' && (
            <button type="button" className="surco-button" onClick={() => void sendOutboxNow()}>
              {listTexts.sendNow}
            </button>
          )}
          <button type="button" className="surco-button" onClick={() => onRemove(simulation)}>
            {listTexts.remove}
          </button>
        </div>
      </li>
    ))}
  </ul>
);
