import { type ReactNode, useEffect, useState } from 'react';
import { leaveChosenSection } from './chosenSection';
import { watchBuilds } from './watchBuilds';
import './dev.css';

interface Props {
  origin: string;
  name: string;
  /** Whether the developer's machine serves it; otherwise the published section is used. */
  isServed: boolean;
}

type BadgeState = 'served' | 'unavailable' | 'disconnected' | 'failed';

const STATE_TEXTS: Readonly<Record<BadgeState, string>> = {
  served: 'viene de su máquina y se recarga con cada cambio',
  unavailable: 'no viene de su máquina',
  disconnected: 'viene de su máquina, que ya no responde',
  failed: 'no se pudo construir',
};

/**
 * Badge that names the section chosen for this tab and says whether it comes from the developer's machine, with a
 * button to load the published one again.
 */
export function DevBadge({ origin, name, isServed }: Props): ReactNode {
  const [state, setState] = useState<BadgeState>(isServed ? 'served' : 'unavailable');
  const [failure, setFailure] = useState('');
  const [isOpen, setOpen] = useState(!isServed);
  useEffect(
    () =>
      watchBuilds(origin, name, {
        onBuilt: () => location.reload(),
        onLost: () => setState(isServed ? 'disconnected' : 'unavailable'),
        onFailed: (message) => {
          setState('failed');
          setFailure(message);
          setOpen(true);
        },
      }),
    [origin, name, isServed],
  );
  return (
    <aside className="surco-dev-badge" data-state={state} aria-label="Sección en desarrollo">
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <strong>{name}</strong> {STATE_TEXTS[state]}
        </summary>
        {state === 'unavailable' && <p>{origin} no la ofrece: se ve la publicada, si la hay.</p>}
        {failure && <pre>{failure}</pre>}
        <button type="button" className="surco-button" onClick={() => leaveChosenSection()}>
          Volver a la publicada
        </button>
      </details>
    </aside>
  );
}
