import { createOutageLog } from './outageLog';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const failure = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

test('writes the first failure at once, then one line a second with their number', () => {
  const error = jest.fn();
  const outage = createOutageLog({ error, info: jest.fn() });
  for (let request = 1; request <= 50; request += 1) outage.report(failure, `id-${request}`);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenLastCalledWith(
    {
      reason: { type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
      count: 1,
      reqIds: ['id-1'],
    },
    'database unavailable',
  );
  jest.advanceTimersByTime(1_000);
  expect(error).toHaveBeenCalledTimes(2);
  const [{ count, reqIds }] = error.mock.lastCall;
  expect([count, reqIds.length, reqIds[0]]).toEqual([49, 20, 'id-2']);
});

test('a failure a second later is written at once again', () => {
  const error = jest.fn();
  const outage = createOutageLog({ error, info: jest.fn() });
  outage.report(failure, 'a');
  jest.advanceTimersByTime(1_000);
  outage.report(failure, 'b');
  expect(error).toHaveBeenCalledTimes(2);
});

test('writes at the end what is not written yet', () => {
  const error = jest.fn();
  const outage = createOutageLog({ error, info: jest.fn() });
  outage.report(failure, 'a');
  outage.report(failure, 'b');
  outage.stop();
  expect(error).toHaveBeenLastCalledWith(expect.objectContaining({ count: 1, reqIds: ['b'] }), 'database unavailable');
  expect(jest.getTimerCount()).toBe(0);
});

test('writes once that an outage has ended, after all failures of it', () => {
  const error = jest.fn();
  const info = jest.fn();
  const outage = createOutageLog({ error, info });
  outage.end();
  expect(info).not.toHaveBeenCalled();
  outage.report(failure, 'a');
  outage.report(failure, 'b');
  outage.end();
  outage.end();
  expect(error).toHaveBeenCalledTimes(2);
  expect(info.mock.calls).toEqual([['database available again']]);
  outage.report(failure, 'c');
  expect(error).toHaveBeenCalledTimes(3);
});
