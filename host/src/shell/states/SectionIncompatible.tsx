import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

const ICON = 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5';

const RELOAD = 'Recargue la página para traer la más reciente. Si sigue igual, avise a soporte.';
const UPDATE = 'Se hizo para una versión anterior y todavía no se actualiza. Avise a soporte.';

interface Props {
  detail: string;
  /** The section is older than the host, so that a reload rarely helps. */
  isOutdated: boolean;
}

/** Shown in place of a section that was built for another version of the contract; its code is not run. */
export const SectionIncompatible = ({ detail, isOutdated }: Props): ReactNode => (
  <StatePanel
    urgent
    icon={ICON}
    heading="Esta sección necesita otra versión de Surco"
    text={`${isOutdated ? UPDATE : RELOAD} Lo demás sigue disponible.`}
    detail={detail}
  >
    <button type="button" className="surco-button surco-button-primary" onClick={() => window.location.reload()}>
      Recargar la página
    </button>
  </StatePanel>
);
