import { among } from './among';

const seasons = among(async () => [
  { id: '1', name: 'Otoño–Invierno' },
  { id: '2', name: 'Primavera–Verano' },
]);

test('E-04 a few choices are found by a part of their name, without regard to case and accents', async () => {
  expect(await seasons.load('OTONO')).toEqual([{ value: '1', label: 'Otoño–Invierno' }]);
  expect(await seasons.load('')).toHaveLength(2);
});

test('E-04 what a link names is found by its id, and what is gone is nothing', async () => {
  expect(await seasons.find('2')).toEqual({ value: '2', label: 'Primavera–Verano' });
  expect(await seasons.find('3')).toBeUndefined();
});

test('E-04 what has no name of its own is found by how people know it', async () => {
  const people = among(
    async () => [{ id: '7', firstName: 'Íñigo' }],
    ({ firstName }) => `Don ${firstName}`,
  );
  expect(await people.load('don inigo')).toEqual([{ value: '7', label: 'Don Íñigo' }]);
  expect(await people.find('7')).toEqual({ value: '7', label: 'Don Íñigo' });
});
