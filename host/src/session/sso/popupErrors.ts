import { ApiError } from '@surco/shared/platform';
import { classifySsoError, silentErrorMessages, type SsoErrorKind } from './ssoErrors';
import { SSO_TEXTS } from './ssoTexts';

/** Message for the user by kind of error. */
const popupErrorMessages: Readonly<Record<Exclude<SsoErrorKind, 'superseded'>, string>> = {
  ...silentErrorMessages,
  blocked:
    'El navegador bloqueó la ventana de Microsoft. Permita las ventanas emergentes de este sitio y vuelva a intentarlo.',
  closed: SSO_TEXTS.closed,
  denied: 'No se dio permiso en la ventana de Microsoft. Acéptelo para entrar con esa cuenta.',
  timedOut: 'La ventana de Microsoft no terminó a tiempo. Vuelva a intentarlo.',
  failed: 'No se pudo entrar con Microsoft. Vuelva a intentarlo; si continúa, avise a la administración.',
};

/** The message for a failed sign-in by popup; null when a newer attempt replaced this one. */
export function getPopupErrorMessage(error: unknown): string | null {
  if (error instanceof ApiError) return error.message;
  const kind = classifySsoError(error);
  return kind === 'superseded' ? null : popupErrorMessages[kind];
}

/** Whether the browser opened no popup. */
export const isPopupBlocked = (error: unknown): boolean => classifySsoError(error) === 'blocked';
