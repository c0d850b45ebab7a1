import { serializeAnswer } from './serializeAnswer';

const createRecords = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `«Ñandú» ${id}` }));

test.each([
  ['a record', { id: '1', name: null }],
  ['a short list', { data: createRecords(3), page: 1 }],
  ['a list without other fields', { data: createRecords(1_000) }],
  ['a long list', { page: 1, size: 'all', data: createRecords(1_001), totalRecords: 1_001 }],
])('serializes %s completely', async (_, answer) => {
  expect(JSON.parse(await serializeAnswer(answer))).toEqual(answer);
});

test('lets the page work after each step of a long list', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  await serializeAnswer({ data: createRecords(2_000) });
  clearInterval(timer);
  expect(turns).toBeGreaterThanOrEqual(5);
});
