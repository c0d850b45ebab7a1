import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { chooseSection, chosenSection } from './choice';
import { ownSections } from './ownMachine';
import './dev.css';

interface Props {
  origin: string;
  onClose: () => void;
}

type Found = { status: 'looking' } | { status: 'nobody' } | { status: 'found'; sections: readonly RegisteredRemote[] };

const labelOf = ({ menu, name }: RegisteredRemote): string => menu[0]?.label ?? name;

function Sections({ found, origin }: { found: Found; origin: string }): ReactNode {
  if (found.status === 'looking') return <output>Buscando en {origin}…</output>;
  if (found.status === 'nobody') {
    return (
      <output>
        Nadie responde en {origin}. En su copia del código use <code>pnpm dev mfe-… --host {location.origin}</code> y
        abra este panel de nuevo.
      </output>
    );
  }
  return (
    <ul>
      {found.sections.map((section) => (
        <li key={section.name}>
          <span>
            {labelOf(section)} <code>{section.name}</code>
          </span>
          <button
            type="button"
            className="surco-button surco-button-primary"
            onClick={() => chooseSection(section.name)}
          >
            Usar en esta pestaña
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Which section this tab takes from the machine in front of the person, of those that it serves. */
export function SectionDialog({ origin, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [found, setFound] = useState<Found>({ status: 'looking' });
  useEffect(() => {
    dialog.current?.showModal();
    ownSections(origin).then(
      (sections) => setFound({ status: 'found', sections }),
      () => setFound({ status: 'nobody' }),
    );
  }, [origin]);
  const close = (): void => dialog.current?.close();
  return (
    <dialog ref={dialog} className="surco-dev-dialog" aria-labelledby="surco-dev-title" onClose={onClose}>
      <h2 id="surco-dev-title">Sección en desarrollo</h2>
      <p>Una sección de esta pestaña puede venir de su máquina. Los datos y los permisos siguen siendo los suyos.</p>
      <Sections found={found} origin={origin} />
      <div className="surco-dev-actions">
        {chosenSection() !== null && (
          <button type="button" className="surco-button" onClick={() => chooseSection(null)}>
            Volver a la publicada
          </button>
        )}
        <button type="button" className="surco-button" onClick={close}>
          Cerrar
        </button>
      </div>
    </dialog>
  );
}
