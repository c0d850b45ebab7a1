import { ApiError, type CallState } from '../../platform';

/** A call without an answer that is not loading. All of these are as `useCall` returns them. */
const idle = { data: undefined, error: undefined, isLoading: false, isValidating: false, mutate: () => undefined };

export const createLoadedCall = <D>(data: D): CallState<D> => ({ ...idle, data });

export const loadingCall: CallState<never> = { ...idle, isLoading: true };

export const deniedError = new ApiError('Su cuenta no puede ver estos registros.', 403, 'PERMISO_DENEGADO');

export const unavailableError = new ApiError(
  'El servicio no responde. Espere un momento e inténtelo de nuevo.',
  503,
  'BASE_NO_DISPONIBLE',
);

export const createFailedCall = (error: ApiError): CallState<never> => ({ ...idle, error });
