import { HttpError } from '../../core/http/httpError';

/** The error for a change of an account that the actor does not manage (P-05). */
export const createUnmanagedAccountError = (): HttpError =>
  new HttpError('PERMISO_DENEGADO', {
    text: 'Solo es posible cambiar cuentas de un rol inferior al propio y de sus zonas. Pídalo a un administrador.',
  });
