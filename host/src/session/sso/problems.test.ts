import { ApiError } from '@surco/shared/platform';
import { popupSentence, silentSentence, ssoProblem } from './problems';

const coded = (errorCode: string, name = 'BrowserAuthError') =>
  Object.assign(new Error(errorCode), { errorCode, name });

test.each([
  [coded('popup_window_error'), 'blocked'],
  [coded('empty_window_error'), 'blocked'],
  [coded('user_cancelled'), 'closed'],
  [coded('access_denied', 'ServerError'), 'denied'],
  [coded('timed_out'), 'timedOut'],
  [coded('interaction_required', 'InteractionRequiredAuthError'), 'interaction'],
  [coded('something_new', 'InteractionRequiredAuthError'), 'interaction'],
  [coded('post_request_failed'), 'away'],
  [coded('endpoints_resolution_error', 'ClientAuthError'), 'away'],
  [coded('interaction_in_progress_cancelled'), 'superseded'],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), 'codeMissing'],
  [coded('anything_else'), 'failed'],
  ['text', 'failed'],
])('F-05 case %#: %s', (error, expected) => {
  expect(ssoProblem(error)).toBe(expected);
});

test('F-05 every problem has a sentence of its own, in Spanish', () => {
  const codes = [
    'popup_window_error',
    'user_cancelled',
    'access_denied',
    'timed_out',
    'login_required',
    'network_error',
    'otro',
  ];
  const sentences = codes.map((code) => popupSentence(coded(code)));
  expect(new Set(sentences).size).toBe(codes.length);
  expect(sentences.every((sentence) => sentence && /[.]$/.test(sentence))).toBe(true);
});

test('F-05 an unknown or disabled account is told in the words of the server', () => {
  const unknown = new ApiError('Esta cuenta corporativa no está dada de alta en Surco.', 403, 'CUENTA_DESCONOCIDA');
  expect(popupSentence(unknown)).toBe(unknown.message);
  expect(silentSentence(unknown)).toBe(unknown.message);
});

test('F-05 an attempt that a newer one replaced says nothing', () => {
  expect(popupSentence(coded('interaction_in_progress_cancelled'))).toBeNull();
});

test('A-02 running out of time without the person means: sign in again', () => {
  expect(silentSentence(coded('timed_out'))).toBe(silentSentence(coded('interaction_required')));
});
