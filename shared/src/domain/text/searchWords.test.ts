import { foldText } from './foldText';
import { hasWords, splitWords } from './searchWords';

test.each([
  ['Forrajes del Valle, S.A. de C.V.', 'forrajes del valle sa de cv'],
  ['Patricia O’Higgins Niño', 'higgins patricia'],
  ['Maíz amarillo DKX-470', '470 maiz'],
  ['Temporada 2025–2026', '2025-2026'],
  ['Torreón', ''],
])('X-24 "%s" is found by "%s"', (text, search) => {
  expect(hasWords(foldText(text), splitWords(search))).toBe(true);
});

test('X-24 a text that lacks a word of the search is not found', () => {
  expect(hasWords(foldText('Patricia Niño'), splitWords('patricia ruiz'))).toBe(false);
});
