import { suppressProviderWarnings } from './suppressProviderWarnings';

test('overlapping calls hide the warnings until the last one ends, and restore the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const original = console.warn;
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  const [first, second] = [suppressProviderWarnings(work), suppressProviderWarnings(work)];
  ends[0]?.();
  await first;
  console.warn('oidc-provider WARNING: hidden');
  console.warn('shown');
  ends[1]?.();
  await second;
  expect(warn.mock.calls).toEqual([['shown']]);
  expect(console.warn).toBe(original);
  warn.mockRestore();
});
