import { attemptFor, randomKey } from './attempt';

test('X-11 the same sale sent again carries the same idempotency key, a changed one another', () => {
  const first = attemptFor(null, { quantity: 1 }, randomKey);
  expect(first.key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(attemptFor(first, { quantity: 1 }, randomKey).key).toBe(first.key);
  expect(attemptFor(first, { quantity: 2 }, randomKey).key).not.toBe(first.key);
});
