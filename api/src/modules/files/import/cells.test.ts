import { readNumber, readText } from './cells';

test('X-16 a truth value is no text, and not an empty one either', () => {
  expect(readText(true, 60)).toEqual({ problem: 'Debe ser un texto, no VERDADERO o FALSO.' });
  expect(readText(false, 60)).toHaveProperty('problem');
});

test('X-16 the sign of per cent stands with percentages alone: 200% are not 200 bags', () => {
  const bounds = { decimals: 2, min: 0, max: 100 };
  expect(readNumber('2.5 %', { ...bounds, percent: true })).toEqual({ value: 2.5 });
  expect(readNumber('2,5%', { ...bounds, percent: true })).toEqual({ value: 2.5 });
  expect(readNumber('200%', bounds)).toEqual({ problem: 'Debe ser un número.' });
});
