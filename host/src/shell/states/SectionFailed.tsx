import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

const ICON = 'M4 6h16v12H4zM8 21h8M12 18v3M9.5 9.5l5 5M14.5 9.5l-5 5';

interface Props {
  onRetry: () => void;
  /** Whether the code of the section is at fault, and not the connection. */
  isFault?: boolean;
  /** Technical reason, shown under "Detalles". */
  detail?: string;
}

/**
 * Shown in place of code that could not be loaded: a section or one of its pages, a page or panel of the host, or antd.
 * Everything else keeps working.
 */
export const SectionFailed = ({ onRetry, isFault = false, detail }: Props): ReactNode => (
  <StatePanel
    urgent
    icon={ICON}
    heading={isFault ? 'Esta sección tiene una falla' : 'No se pudo cargar esta sección'}
    text={
      isFault
        ? 'El problema no es su conexión. Lo demás sigue disponible; si se repite, avise a la administración.'
        : 'Puede deberse a la conexión o a que la sección se está actualizando. Lo demás sigue disponible.'
    }
    detail={detail}
  >
    <button type="button" className="surco-button surco-button-primary" onClick={onRetry}>
      Reintentar
    </button>
  </StatePanel>
);
