import { ApiError } from '@surco/shared/platform';
import { getPopupErrorMessage } from './popupErrors';
import { classifySsoError, getSilentErrorMessage } from './ssoErrors';

const createMsalError = (errorCode: string, name = 'BrowserAuthError') =>
  Object.assign(new Error(errorCode), { errorCode, name });

test.each([
  [createMsalError('popup_window_error'), 'blocked'],
  [createMsalError('empty_window_error'), 'blocked'],
  [createMsalError('user_cancelled'), 'closed'],
  [createMsalError('access_denied', 'ServerError'), 'denied'],
  [createMsalError('timed_out'), 'timedOut'],
  [createMsalError('interaction_required', 'InteractionRequiredAuthError'), 'interaction'],
  [createMsalError('something_new', 'InteractionRequiredAuthError'), 'interaction'],
  [createMsalError('post_request_failed'), 'unavailable'],
  [createMsalError('endpoints_resolution_error', 'ClientAuthError'), 'unavailable'],
  [createMsalError('interaction_in_progress_cancelled'), 'superseded'],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), 'codeMissing'],
  [createMsalError('anything_else'), 'failed'],
  ['text', 'failed'],
])('F-05 classifies an error of the sign-on: case %#', (error, expected) => {
  expect(classifySsoError(error)).toBe(expected);
});

test('F-05 every kind of error with an error code has its own Spanish message', () => {
  const codes = [
    'popup_window_error',
    'user_cancelled',
    'access_denied',
    'timed_out',
    'login_required',
    'network_error',
    'otro',
  ];
  const sentences = codes.map((code) => getPopupErrorMessage(createMsalError(code)));
  expect(new Set(sentences).size).toBe(codes.length);
  expect(sentences.every((sentence) => sentence && /[.]$/.test(sentence))).toBe(true);
});

test("F-05 shows the server's message for an unknown or disabled account", () => {
  const unknown = new ApiError('Esta cuenta corporativa no está dada de alta en Surco.', 403, 'CUENTA_DESCONOCIDA');
  expect(getPopupErrorMessage(unknown)).toBe(unknown.message);
  expect(getSilentErrorMessage(unknown)).toBe(unknown.message);
});

test('F-05 has no message for an attempt that a newer one replaced', () => {
  expect(getPopupErrorMessage(createMsalError('interaction_in_progress_cancelled'))).toBeNull();
});

test('A-02 a time-out of a silent renewal requires a new sign-in', () => {
  expect(getSilentErrorMessage(createMsalError('timed_out'))).toBe(
    getSilentErrorMessage(createMsalError('interaction_required')),
  );
});
