import { getCallJsonSchemas } from '@surco/shared/contract/calls';
import { extractSharedSchemas, inlineSharedSchemas } from './sharedSchemas';

test('C-07 storing repeated schemas once makes the snapshot much shorter, and inlining them restores all calls', () => {
  const calls = getCallJsonSchemas();
  const stored = extractSharedSchemas(calls);
  expect(JSON.stringify(stored).length).toBeLessThan(JSON.stringify(calls).length / 2 + 10_000);
  expect(JSON.stringify(inlineSharedSchemas(stored.calls, stored.schemas))).toBe(JSON.stringify(calls));
});
