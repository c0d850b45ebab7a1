import { ApiError } from '@surco/shared/platform';
import { classifySsoError, silentErrorMessages, type SsoErrorKind } from './ssoErrors';

/** Message for the user by kind of error; the first page needs only those of a silent renewal. */
const popupErrorMessages: Readonly<Record<Exclude<SsoErrorKind, 'superseded'>, string>> = {
  ...silentErrorMessages,
  blocked:
    'El navegador bloqueó la ventana de Microsoft. Permita las ventanas emergentes de este sitio y vuelva a intentarlo.',
  closed: 'La ventana de Microsoft se cerró antes de terminar. Ábrala de nuevo para entrar.',
  denied: 'No se dio permiso en la ventana de Microsoft. Acéptelo para entrar con esa cuenta.',
  timedOut: 'La ventana de Microsoft no terminó a tiempo. Vuelva a intentarlo.',
  failed: 'No se pudo entrar con Microsoft. Vuelva a intentarlo; si continúa, avise a la administración.',
};

export const POPUP_CLOSED_MESSAGE = popupErrorMessages.closed;

/** The message for a failed sign-in by popup; null when a newer attempt replaced this one. */
export function getPopupErrorMessage(error: unknown): string | null {
  if (error instanceof ApiError) return error.message;
  const kind = classifySsoError(error);
  return kind === 'superseded' ? null : popupErrorMessages[kind];
}
