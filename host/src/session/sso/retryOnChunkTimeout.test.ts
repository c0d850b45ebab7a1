import { retryOnChunkTimeout } from './retryOnChunkTimeout';

const createChunkError = (type: string) => Object.assign(new Error(type), { name: 'ChunkLoadError', type });

test('T-01 retries code that timed out', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(createChunkError('timeout'))
    .mockRejectedValueOnce(createChunkError('timeout'));
  load.mockResolvedValue('code');
  await expect(retryOnChunkTimeout(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(3);
});

test.each(['missing', 'error'])('F-05 rejects at once for code that is not available (%s)', async (type) => {
  const load = jest.fn(() => Promise.reject(createChunkError(type)));
  await expect(retryOnChunkTimeout(load)).rejects.toThrow(type);
  expect(load).toHaveBeenCalledTimes(1);
});

test('F-05 gives up after the last attempt', async () => {
  const load = jest.fn(() => Promise.reject(createChunkError('timeout')));
  await expect(retryOnChunkTimeout(load)).rejects.toThrow('timeout');
  expect(load).toHaveBeenCalledTimes(6);
});
