import { isCompanyName, splitFullName } from './personNames';

test.each([
  ['Juan Pérez', 'Juan', 'Pérez'],
  ['Juan Pérez López', 'Juan', 'Pérez López'],
  ['José Luis Hernández Ruiz', 'José Luis', 'Hernández Ruiz'],
  ['Ana María De León Ruiz', 'Ana María', 'De León Ruiz'],
  ['Rosa de la Cruz del Río', 'Rosa', 'de la Cruz del Río'],
  ['Pérez López, Juan', 'Juan', 'Pérez López'],
  ['Juan', 'Juan', ''],
  ['', '', ''],
])('X-35 divides «%s» into «%s» and «%s»', (fullName, firstName, lastName) => {
  expect(splitFullName(fullName)).toEqual({ firstName, lastName });
});

test.each([
  ['Establo Peña', true],
  ['El Sol S.A. de C.V.', true],
  ['El Sol, S. de R.L. de C.V.', true],
  ['Los Pinos SPR de RL', true],
  ['GANADERA DEL NORTE', true],
  ['Salvador Sanz', false],
  ['Ana Rancho Gil', false],
])('X-35 finds whether «%s» is the name of a company: %p', (name, expected) => {
  expect(isCompanyName(name)).toBe(expected);
});
