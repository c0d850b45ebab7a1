import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError, errorText } from '../platform';
import { Icon, type IconName } from './icon';
import './states.css';

export interface FailedStateProps {
  /** Whatever was thrown. */
  error: unknown;
  onRetry?: () => void;
  /** Further ways on, beside "Reintentar". */
  children?: ReactNode;
}

interface Kind {
  title: string;
  icon: IconName;
  /** In place of the server's sentence, which speaks of fields where a form is sent. */
  text?: string;
}

const KINDS: Readonly<Record<number, Kind>> = {
  0: { title: 'Sin conexión', icon: 'offline' },
  400: {
    title: 'La consulta no es válida',
    icon: 'alert',
    text: 'La dirección pide algo que no existe: quizá el enlace llegó cortado. Vuelva a copiarlo entero o búsquelo en la lista.',
  },
  403: { title: 'Sin permiso', icon: 'lock' },
  404: { title: 'No encontrado', icon: 'search' },
  429: { title: 'Demasiadas consultas', icon: 'clock' },
  503: { title: 'Servicio no disponible', icon: 'offline' },
};

const UNKNOWN: Kind = { title: 'No se pudo cargar', icon: 'alert' };

/** What went wrong, in Spanish, and what to do next. */
export function FailedState({ error, onRetry, children }: FailedStateProps) {
  const { title, icon, text = errorText(error) } = (error instanceof ApiError && KINDS[error.status]) || UNKNOWN;
  return (
    <div className="surco-state" role="alert">
      <span className="surco-state-mark surco-state-mark-failed">
        <Icon name={icon} size={32} />
      </span>
      <p className="surco-state-title">{title}</p>
      <p className="surco-state-text">{text}</p>
      <div className="surco-state-actions">
        {onRetry && (
          <Button onClick={onRetry} icon={<Icon name="refresh" />}>
            Reintentar
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
