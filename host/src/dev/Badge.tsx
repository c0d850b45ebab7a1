import { type ReactNode, useEffect, useState } from 'react';
import { chooseSection } from './choice';
import { follow } from './follow';
import './dev.css';

interface Props {
  origin: string;
  name: string;
  /** Whether the machine serves it; otherwise the published one stands in. */
  isServed: boolean;
}

type State = 'served' | 'away' | 'lost' | 'broken';

const SUMMARIES: Readonly<Record<State, string>> = {
  served: 'viene de su máquina',
  away: 'no viene de su máquina',
  lost: 'viene de su máquina, que ya no responde',
  broken: 'no se pudo construir',
};

/** Says all the while that one section is not the published one, and leads back. Folded it covers nothing. */
export function Badge({ origin, name, isServed }: Props): ReactNode {
  const [state, setState] = useState<State>(isServed ? 'served' : 'away');
  const [failure, setFailure] = useState('');
  const [isOpen, setOpen] = useState(!isServed);
  useEffect(
    () =>
      follow(origin, name, {
        onBuilt: () => location.reload(),
        onLost: () => setState(isServed ? 'lost' : 'away'),
        onFailed: (why) => {
          setState('broken');
          setFailure(why);
          setOpen(true);
        },
      }),
    [origin, name, isServed],
  );
  return (
    <aside className="surco-dev-badge" data-state={state} aria-label="Sección en desarrollo">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong> {SUMMARIES[state]}
        </summary>
        {state === 'away' && <p>{origin} no la ofrece: se ve la publicada.</p>}
        {failure && <pre>{failure}</pre>}
        <button type="button" className="surco-button" onClick={() => chooseSection(null)}>
          Volver a la publicada
        </button>
      </details>
    </aside>
  );
}
