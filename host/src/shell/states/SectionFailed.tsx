import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

const ICON = 'M4 6h16v12H4zM8 21h8M12 18v3M9.5 9.5l5 5M14.5 9.5l-5 5';

interface Props {
  onRetry: () => void;
  /** Technical reason, shown under "Detalles". */
  detail?: string;
}

/** Shown in place of a section that could not be loaded; the other sections keep working. */
export const SectionFailed = ({ onRetry, detail }: Props): ReactNode => (
  <StatePanel
    urgent
    icon={ICON}
    heading="No se pudo cargar esta sección"
    text="Puede deberse a la conexión o a que la sección se está actualizando. Lo demás sigue disponible."
    detail={detail}
  >
    <button type="button" className="surco-button surco-button-primary" onClick={onRetry}>
      Reintentar
    </button>
  </StatePanel>
);
