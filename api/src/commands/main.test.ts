import { runCommandLine } from './main';

test('A-01 each command says how it is used, with exit code 0', async () => {
  const print = jest.spyOn(console, 'log').mockReturnValue();
  const before = process.exitCode;
  try {
    await runCommandLine(['verify-sums', '--help'], { root: '', migrations: '' });
    expect(print.mock.calls).toEqual([
      [expect.stringMatching(/^Usage: surco verify-sums \[--rebuild\]\n\ncompares the sums/)],
    ]);
    expect(process.exitCode).toBe(before);
  } finally {
    print.mockRestore();
    process.exitCode = before;
  }
});
