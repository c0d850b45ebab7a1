import { splitParagraphs } from './splitParagraphs';

test('splits at blank lines and keeps single line breaks', () => {
  expect(splitParagraphs('Hola:\n\nUno\ndos.\n\n\n Fin. \n\n ')).toEqual(['Hola:', 'Uno\ndos.', 'Fin.']);
  expect(splitParagraphs('')).toEqual([]);
});
