import { validateEmail, validateNewPassword } from './account';

test.each([
  ['', 'Escriba su correo.'],
  ['  ', 'Escriba su correo.'],
  ['ana@surco', 'Escriba un correo completo, por ejemplo nombre@empresa.mx.'],
  [' ana@surco.mx ', undefined],
])('X-01 the e-mail «%s» has the error %s', (email, error) =>
  expect(validateEmail(email, 'Escriba su correo.')).toBe(error),
);

test.each([
  ['', 'Escriba la contraseña nueva.'],
  ['nueve 🌽🌽🌽', 'Faltan caracteres: la contraseña lleva 10 como mínimo.'],
  ['diez 🌽🌽🌽🌽🌽', undefined],
])('R-03 R-11 the new password «%s» has the error %s', (password, error) =>
  expect(validateNewPassword(password)).toBe(error),
);
