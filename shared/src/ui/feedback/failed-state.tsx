import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError, getErrorMessage, getSupportText } from '../../platform';
import { Icon, type IconName } from '../display/icon';
import './states.css';

export interface FailedStateProps {
  /** The thrown error. */
  error: unknown;
  onRetry?: () => void;
  /** More actions beside "Reintentar". */
  children?: ReactNode;
}

interface FailureKind {
  title: string;
  icon: IconName;
  /** Replaces the server's text, which refers to form fields. */
  text?: string;
}

const FAILURE_KINDS: Readonly<Record<number, FailureKind>> = {
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

const UNKNOWN_FAILURE: FailureKind = { title: 'No se pudo cargar', icon: 'alert' };

/** Shows a load error in Spanish with the next steps. */
export function FailedState({ error, onRetry, children }: FailedStateProps) {
  const {
    title,
    icon,
    text = getErrorMessage(error),
  } = (error instanceof ApiError && FAILURE_KINDS[error.status]) || UNKNOWN_FAILURE;
  const supportText = getSupportText(error);
  return (
    <div className="surco-state" role="alert">
      <span className="surco-state-mark surco-state-mark-failed">
        <Icon name={icon} size={32} />
      </span>
      <p className="surco-state-title">{title}</p>
      <p className="surco-state-text">{text}</p>
      {supportText && <p className="surco-state-support">{supportText}</p>}
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
