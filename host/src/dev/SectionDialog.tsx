import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chooseSection, chosenSection } from './choice';
import { type Found, FoundSections } from './FoundSections';
import { isKeptFromMachine, ownSections } from './ownMachine';
import './dev.css';

interface Props {
  origin: string;
  onClose: () => void;
}

/** So long, in ms, because the browser may ask the person first; where nobody is, the answer comes at once. */
const PATIENCE = 60_000;

async function look(origin: string): Promise<Found> {
  try {
    return { status: 'found', sections: await ownSections(origin, PATIENCE) };
  } catch {
    return { status: (await isKeptFromMachine()) ? 'kept' : 'nobody' };
  }
}

/** Which section this tab takes from the machine in front of the person, of those that it serves. */
export function SectionDialog({ origin, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Found>({ status: 'looking' });
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => void look(origin).then(setFound), [origin]);
  const search = (): void => {
    setFound({ status: 'looking' });
    void look(origin).then(setFound);
  };
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="surco-dev-dialog" aria-labelledby="surco-dev-title" onClose={onClose}>
      <h2 id="surco-dev-title">Sección en desarrollo</h2>
      <p>Una sección de esta pestaña puede venir de su máquina. Los datos y los permisos siguen siendo los suyos.</p>
      <FoundSections found={found} origin={origin} />
      <div className="surco-dev-actions">
        {chosenSection() !== null && (
          <button type="button" className="surco-button" onClick={() => chooseSection(null)}>
            Volver a la publicada
          </button>
        )}
        {(found.status === 'nobody' || found.status === 'kept') && (
          <button type="button" className="surco-button" onClick={search}>
            Buscar de nuevo
          </button>
        )}
        <button type="button" className="surco-button" onClick={close}>
          Cerrar
        </button>
      </div>
    </dialog>
  );
}
