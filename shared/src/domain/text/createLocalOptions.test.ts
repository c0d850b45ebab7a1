import { createLocalOptions } from './createLocalOptions';

const seasons = createLocalOptions(async () => [
  { id: '1', name: 'Otoño–Invierno' },
  { id: '2', name: 'Primavera–Verano' },
]);

test('E-04 finds options by a part of their name, ignoring case and accents', async () => {
  expect(await seasons.load('OTONO')).toEqual([{ value: '1', label: 'Otoño–Invierno' }]);
  expect(await seasons.load('')).toHaveLength(2);
});

test('X-24 finds options by their words in any order', async () => {
  expect(await seasons.load('invierno otono')).toEqual([{ value: '1', label: 'Otoño–Invierno' }]);
});

test('E-04 finds an option by its id, and nothing for a removed one', async () => {
  expect(await seasons.find('2')).toEqual({ value: '2', label: 'Primavera–Verano' });
  expect(await seasons.find('3')).toBeUndefined();
});

test('E-04 finds options by their label if they have no name', async () => {
  const people = createLocalOptions(
    async () => [{ id: '7', firstName: 'Íñigo' }],
    ({ firstName }) => `Don ${firstName}`,
  );
  expect(await people.load('don inigo')).toEqual([{ value: '7', label: 'Don Íñigo' }]);
  expect(await people.find('7')).toEqual({ value: '7', label: 'Don Íñigo' });
});
