import { patiently } from './patient';

const failure = (type: string) => Object.assign(new Error(type), { name: 'ChunkLoadError', type });

test('T-01 code that is slow to arrive is waited for', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(failure('timeout'))
    .mockRejectedValueOnce(failure('timeout'));
  load.mockResolvedValue('code');
  await expect(patiently(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test.each(['missing', 'error'])('F-05 code that cannot be had (%s) is told at once', async (type) => {
  const load = jest.fn(() => Promise.reject(failure(type)));
  await expect(patiently(load)).rejects.toThrow(type);
  expect(load).toHaveBeenCalledTimes(1);
});

test('F-05 nobody waits for ever', async () => {
  const load = jest.fn(() => Promise.reject(failure('timeout')));
  await expect(patiently(load)).rejects.toThrow('timeout');
  expect(load).toHaveBeenCalledTimes(6);
});
