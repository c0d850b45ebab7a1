import { readRepositoryOptions, readSectionOptions } from './sectionOptions';

test('derives label and path from the name, unless they are given', () => {
  expect(readSectionOptions(['entregas-por-ruta'])).toEqual({
    name: 'mfe-entregas-por-ruta',
    label: 'Entregas por ruta',
    path: '/dashboard/entregas-por-ruta',
  });
  expect(
    readSectionOptions(['mfe-rutas', '--label', 'Rutas de reparto', '--path', '/dashboard/reparto/rutas']),
  ).toEqual({
    name: 'mfe-rutas',
    label: 'Rutas de reparto',
    path: '/dashboard/reparto/rutas',
  });
});

test.each([
  [[], 'Give exactly one name'],
  [['uno', 'dos'], 'Give exactly one name'],
  [['Ventas'], '"Ventas" is not a valid name'],
  [['../x'], '"../x" is not a valid name'],
  [['a'.repeat(31)], 'is not a valid name'],
  [['rutas', '--label', "L'x"], 'is not a valid label'],
  [['rutas', '--path', '/rutas'], '"/rutas" is not a valid path'],
  [['rutas', '--path', '/dashboard/:id'], 'is not a valid path'],
  [['rutas', '--color', 'red'], 'Unknown argument "--color": this command accepts --label, --path. For example'],
])('rejects %j and says what is wrong', (args, sentence) => expect(() => readSectionOptions(args)).toThrow(sentence));

test('takes a folder of packages for a repository, not for a section of the checkout', () => {
  expect(readRepositoryOptions(['rutas', '--packages', '../sdk'])).toMatchObject({
    name: 'mfe-rutas',
    packages: '../sdk',
  });
  expect(() => readSectionOptions(['rutas', '--packages', '../sdk'])).toThrow('Unknown argument "--packages"');
});
