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

/** Says all the while that one section is not the published one, and leads back. */
export function Badge({ origin, name, isServed }: Props): ReactNode {
  const [failure, setFailure] = useState('');
  useEffect(() => follow(origin, name, () => location.reload(), setFailure), [origin, name]);
  return (
    <aside className="surco-dev-badge" aria-label="Sección en desarrollo">
      <p>
        <strong>{name}</strong> {isServed ? 'viene de su máquina' : `no responde en ${origin}: se ve la publicada`}
      </p>
      {failure && (
        <details open>
          <summary>No se pudo construir</summary>
          <pre>{failure}</pre>
        </details>
      )}
      <button type="button" className="surco-button" onClick={() => chooseSection(null)}>
        Volver a la publicada
      </button>
    </aside>
  );
}
