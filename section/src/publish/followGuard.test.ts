import { ServerAnswerError } from '../registry';
import { followGuard, type GuardedTrial } from './followGuard';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  process.exitCode = undefined;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Answers one after the other. */
function follow(...answers: readonly (GuardedTrial | Error)[]): Promise<void> {
  const left = [...answers];
  const read = async (): Promise<GuardedTrial> => {
    const answer = left.shift();
    if (answer instanceof Error || !answer) throw answer ?? new Error('asked too often');
    return answer;
  };
  return followGuard('1.1.0-b', 60, read, 0);
}

const createVerdict = (outcome: 'passed' | 'worse' | 'undecided') => ({
  isOnTrial: outcome !== 'worse',
  verdict: {
    outcome,
    at: '2026-11-23T12:00:00.000Z',
    measure: 'errors' as const,
    trial: { value: 0.125, visits: 40 },
    standing: { value: 0, visits: 50 },
  },
});

test.each([
  ['passed', 0],
  ['worse', 2],
  ['undecided', 3],
] as const)('a trial that is %s ends the command with code %i and the figures', async (outcome, code) => {
  const unreachable = new Error('The server does not answer.');
  await follow({ isOnTrial: true }, unreachable, unreachable, createVerdict(outcome));
  expect(process.exitCode).toBe(code);
  expect(lines.filter((line) => line.includes('again'))).toEqual(['The server does not answer. Trying again.']);
  expect(lines.at(-1)).toContain('Errors in 12.5 % of 40 visits; the version for everyone else: 0.0 % of 50 visits.');
});

test('fails when somebody else has ended the trial, or the server refuses the token', async () => {
  await expect(follow({ isOnTrial: false })).rejects.toThrow('Somebody has ended the trial of 1.1.0-b');
  for (const status of [401, 403, 404]) {
    const refusal = new ServerAnswerError('The publishing token is not valid or was revoked.', status);
    await expect(follow(refusal, createVerdict('passed'))).rejects.toBe(refusal);
  }
});

test('ends with code 3 when no verdict comes within minutes after the end of the guard', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const read = jest.fn(async () => {
    now.mockReturnValue(read.mock.calls.length * 64 * 60_000);
    return { isOnTrial: true };
  });
  await followGuard('1', 60, read, 0);
  expect([process.exitCode, read.mock.calls.length]).toEqual([3, 2]);
  expect(lines.at(-1)).toContain('The servers have not decided in time.');
});
