import { call, showErrorToast } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import '../dev/dev.css';

const leave = (): void => {
  call('POST /registry/preview/leave', {}).then(
    () => location.reload(),
    () => showErrorToast('No se pudo dejar la versión del enlace. Revise su red e inténtelo de nuevo.'),
  );
};

/** Badge that names the sections of which this browser gets a preview, with a button to leave it. */
export default function PreviewBadge({ labels }: { labels: readonly string[] }): ReactNode {
  return (
    <aside className="surco-dev-badge" aria-label="Versión con enlace">
      <details>
        <summary>
          Con enlace: <strong>{labels.join(', ')}</strong>
        </summary>
        <p>Solo quien abre el enlace ve esta versión.</p>
        <button type="button" className="surco-button" onClick={leave}>
          Dejar la versión del enlace
        </button>
      </details>
    </aside>
  );
}
