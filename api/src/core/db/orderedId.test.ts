import { createUuidV7At, createOrderedId } from './orderedId';

const version7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('ids increase within a millisecond and when the clock goes back', () => {
  const now = Date.now();
  const ids = [
    ...Array.from({ length: 5_000 }, () => createOrderedId(now)),
    createOrderedId(now - 60_000),
    createOrderedId(now + 10),
  ];
  expect(ids.filter((id) => !version7.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(ids.toSorted());
});

test('an id begins with its time', () => {
  const [earlier, later] = [createUuidV7At(Date.UTC(2026, 4, 1)), createUuidV7At(Date.UTC(2026, 4, 2))];
  expect(earlier < later).toBe(true);
  expect(Number.parseInt(later.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 4, 2));
});
