import { type Comparable, RecordIndex } from './recordIndex';
import type * as textSimilarity from './textSimilarity';
import { compareBigrams } from './textSimilarity';

jest.mock('./textSimilarity', () => {
  const actual = jest.requireActual<typeof textSimilarity>('./textSimilarity');
  return { ...actual, compareBigrams: jest.fn(actual.compareBigrams) };
});

const toRecord = (name: string, key = name): Comparable => ({
  keys: [{ key, reason: 'Misma clave' }],
  similarity: { group: 'Torreón', name },
});
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'];
const toWord = (number: number): string =>
  [...String(1_000 + number)].map((digit) => syllables[Number(digit)]).join('');

test.each<[string, (number: number) => string]>([
  ['a first name', (number) => `José ${toWord(number)} ${toWord(number * 2)}`],
  [
    'twenty words',
    (number) => `${Array.from({ length: 20 }, (_, index) => toWord(index)).join(' ')} ${toWord(number)}`,
  ],
])('X-35 compares a name with few of a large locality that share %s', (_case, toName) => {
  const index = new RecordIndex<Comparable>();
  const names = Array.from({ length: 2_000 }, (_, number) => toName(number));
  jest.mocked(compareBigrams).mockClear();
  for (const [row, name] of names.entries()) {
    index.find(toRecord(name, `find ${row}`));
    index.add(toRecord(name));
  }
  // Each with each would be two million comparisons.
  expect(jest.mocked(compareBigrams).mock.calls.length).toBeLessThan(30_000);
  const [match] = index.find(toRecord(names[1_500] ?? '', 'other'));
  expect(match).toMatchObject({ target: { keys: [{ key: names[1_500] }] }, isSame: false });
});

test('X-35 finds a name with another letter in a large locality of the same names', () => {
  const index = new RecordIndex<Comparable>();
  for (let number = 0; number < 2_000; number += 1) index.add(toRecord(`José García ${toWord(number)}`));
  const wanted = toRecord(`José García ${toWord(1_234)}`);
  expect(index.find({ ...toRecord(`Jose ${toWord(1_234)} Garcya`) })).toMatchObject([
    { target: wanted, isSame: false },
  ]);
});
