import { takeProblems, watchProblems } from './problems';

beforeAll(watchProblems);

test('reports an uncaught error, and no notice of the browser, which has no thrown value', () => {
  const error = new TypeError('x is not a function');
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught TypeError: x is not a function', error }));
  for (const message of ['ResizeObserver loop completed with undelivered notifications.', 'Script error.'])
    dispatchEvent(new ErrorEvent('error', { message }));
  expect(takeProblems()).toEqual([{ kind: 'script', error }]);
});
