import { formatDateTime } from '@surco/shared/domain/formats';
import { Link } from '@surco/shared/platform';
import { ToneTag } from '@surco/shared/ui/status-tag';
import { searchOfInput } from '../../simulator';
import { sendWaiting } from '../api/saveSimulation';
import type { WaitingSimulation } from '../api/waiting';
import { listTexts, texts } from '../texts';

interface Props {
  waiting: readonly WaitingSimulation[];
  onRemove: (waiting: WaitingSimulation) => void;
}

/** What this device holds and the server does not: pending, or refused with its reason. */
export const WaitingCards = ({ waiting, onRemove }: Props) => (
  <ul className="surco-scen-cards" aria-label={texts.waiting}>
    {waiting.map((one) => (
      <li key={one.id} className="surco-scen-card surco-scen-waiting" aria-label={one.name}>
        <div className="surco-scen-card-head">
          <h3>
            <Link to={`?${searchOfInput(one.input)}`}>{one.name}</Link>
          </h3>
          <ToneTag tone={one.state === 'pending' ? 'gold' : 'red'}>
            {one.state === 'pending' ? texts.waiting : listTexts.refused}
          </ToneTag>
        </div>
        {one.refusal && <p className="surco-field-error">{one.refusal.text}</p>}
        <p className="surco-scen-about">{formatDateTime(one.savedAt)}</p>
        <div className="surco-scen-actions">
          {one.state === 'pending' && (
            <button type="button" className="surco-button" onClick={() => void sendWaiting()}>
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
