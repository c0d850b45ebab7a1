import { readNumber, readText } from './readCell';

test('X-16 rejects a boolean where text is expected', () => {
  expect(readText(true, 60)).toEqual({ problem: 'Debe ser un texto, no VERDADERO o FALSO.' });
  expect(readText(false, 60)).toHaveProperty('problem');
});

test('X-16 accepts a percent sign in percentage columns only', () => {
  const bounds = { decimals: 2, min: 0, max: 100 };
  expect(readNumber('2.5 %', { ...bounds, percent: true })).toEqual({ value: 2.5 });
  expect(readNumber('2,5%', { ...bounds, percent: true })).toEqual({ value: 2.5 });
  expect(readNumber('200%', bounds)).toEqual({ problem: 'Debe ser un número.' });
});
