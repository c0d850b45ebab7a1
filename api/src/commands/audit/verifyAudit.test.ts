import { readAnchor, formatVerificationReport } from './verifyAudit';

const hash = 'ab'.repeat(32);

test('X-27 the report of an intact log prints the anchor for a later check', () => {
  const lines = formatVerificationReport({ verified: 12, waiting: 2, head: { position: 12, hash }, problem: null });
  expect(lines[0]).toBe('The audit log is intact: 12 entries verified, 2 wait for their place.');
  const anchor = /--anchor (\S+)/.exec(lines[1] ?? '')?.[1] ?? '';
  expect(readAnchor(anchor)).toEqual({ position: 12, hash });
});

test('X-27 the report of a broken log names the first problem', () => {
  const problem = 'The entry x at position 4 was deleted.';
  expect(formatVerificationReport({ verified: 3, waiting: 0, head: null, problem })).toEqual([
    'The audit log is broken after 3 correct entries. The entry x at position 4 was deleted.',
  ]);
});

test.each(['', '12', `x:${hash}`, '12:abc', `12:${hash}0`])('X-27 refuses the anchor %j', (text) => {
  expect(() => readAnchor(text)).toThrow('--anchor must be position:hash');
});
