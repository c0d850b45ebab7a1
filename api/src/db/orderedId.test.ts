import { idAt, orderedId } from './orderedId';

const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('X-08 each id comes after the one before it, however many a moment holds and whatever the clock does', () => {
  const now = Date.now();
  const ids = [...Array.from({ length: 5_000 }, () => orderedId(now)), orderedId(now - 60_000), orderedId(now + 10)];
  expect(ids.filter((id) => !version7.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
});

test('X-08 an id of a time is told by that time', () => {
  const [earlier, later] = [idAt(Date.UTC(2026, 4, 1)), idAt(Date.UTC(2026, 4, 2))];
  expect(earlier < later).toBe(true);
  expect(Number.parseInt(later.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 4, 2));
});
