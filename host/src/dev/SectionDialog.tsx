import { type ReactNode, useEffect, useRef, useState } from 'react';
import { leaveChosenSection, readChosenSection } from './chosenSection';
import { type SectionSearch, LocalSectionList } from './LocalSectionList';
import { isLocalAccessDenied, fetchLocalSections } from './localSections';
import './dev.css';

interface Props {
  origin: string;
  onClose: () => void;
}

/** In ms. It is long because the browser may first ask the user for permission. */
const SEARCH_TIMEOUT_MS = 60_000;

async function searchLocalSections(origin: string): Promise<SectionSearch> {
  try {
    return { status: 'found', sections: await fetchLocalSections(origin, SEARCH_TIMEOUT_MS) };
  } catch {
    return { status: (await isLocalAccessDenied()) ? 'blocked' : 'unreachable' };
  }
}

/** Dialog to choose the section that this tab loads from the developer's machine. */
export function SectionDialog({ origin, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [result, setResult] = useState<SectionSearch>({ status: 'searching' });
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => void searchLocalSections(origin).then(setResult), [origin]);
  const searchAgain = (): void => {
    setResult({ status: 'searching' });
    void searchLocalSections(origin).then(setResult);
  };
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="surco-dev-dialog" aria-labelledby="surco-dev-title" onClose={onClose}>
      <h2 id="surco-dev-title">Sección en desarrollo</h2>
      <p>Una sección de esta pestaña puede venir de su máquina. Los datos y los permisos siguen siendo los suyos.</p>
      <LocalSectionList search={result} origin={origin} />
      <div className="surco-dev-actions">
        {readChosenSection() !== null && (
          <button type="button" className="surco-button" onClick={() => leaveChosenSection()}>
            Volver a la publicada
          </button>
        )}
        {(result.status === 'unreachable' || result.status === 'blocked') && (
          <button type="button" className="surco-button" onClick={searchAgain}>
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
