import { calls, type CallSpec } from './calls';
import { exportedLists } from './exportedLists';

test('X-28 every exported list is a paged call', () => {
  for (const list of exportedLists) expect([list, (calls[list] as CallSpec).paged]).toEqual([list, true]);
});
