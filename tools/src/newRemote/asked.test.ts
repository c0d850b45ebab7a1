import { readAsked } from './asked';

test('a name is enough: label and address follow from it', () => {
  expect(readAsked(['entregas-por-ruta'])).toEqual({
    name: 'mfe-entregas-por-ruta',
    label: 'Entregas por ruta',
    path: '/dashboard/entregas-por-ruta',
  });
  expect(readAsked(['mfe-rutas', '--label', 'Rutas de reparto', '--path', '/dashboard/reparto/rutas'])).toEqual({
    name: 'mfe-rutas',
    label: 'Rutas de reparto',
    path: '/dashboard/reparto/rutas',
  });
});

test.each([
  [[], 'Indique un solo nombre'],
  [['uno', 'dos'], 'Indique un solo nombre'],
  [['Ventas'], '«Ventas» no sirve de nombre'],
  [['../x'], '«../x» no sirve de nombre'],
  [['a'.repeat(31)], 'no sirve de nombre'],
  [['rutas', '--label', "L'x"], 'no sirve de etiqueta'],
  [['rutas', '--path', '/rutas'], '«/rutas» no sirve de dirección'],
  [['rutas', '--path', '/dashboard/:id'], 'no sirve de dirección'],
  [['rutas', '--color', 'red'], 'No se entendió «--color»: esta orden conoce --label, --path. Escriba'],
])('%j is refused with a sentence', (args, sentence) => expect(() => readAsked(args)).toThrow(sentence));
