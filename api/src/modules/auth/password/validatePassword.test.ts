import { validatePassword } from './validatePassword';

const owner = {
  first_name: 'María José',
  last_name: 'Íñiguez Peña',
  email: 'mj.robles@ejemplo.mx',
  phone: '8719061738',
};

test.each(['Caballo tuerto 47', 'mesa-lluvia-cobre', 'gB7#kk2!pQ0z', 'El maíz crece en la Laguna', 'ñandú volador'])(
  'X-04 accepts «%s»',
  (password) => {
    expect(validatePassword(password, owner)).toBeNull();
  },
);

test.each(['', 'corta', '123456789', 'ñandú 47x'])('X-04 «%s» is too short', (password) => {
  expect(validatePassword(password, owner)).toBe('La contraseña debe tener 10 caracteres como mínimo.');
});

test.each([
  'contraseña',
  'Contraseña2026',
  'PASSWORD1234',
  'P@ssw0rd.2026',
  'qwertyuiop',
  'Qwerty12345',
  '1234567890',
  '0987654321ab',
  'aaaaaaaaaaaa',
  '1212121212',
  'Administrador1',
  'Surco.demo.2026',
  'Bienvenido2026!',
  '          ',
  'abcdefghij',
])('X-04 «%s» is too common', (password) => {
  expect(validatePassword(password, owner)).toMatch(/demasiado común/);
});

test.each([
  'mariajose2026',
  'Iniguez.Pena.1',
  'MJ.Robles@ejemplo.mx',
  '8719061738',
  'María José 1985',
  'robles-jose-77',
])('X-04 «%s» consists of data of its owner', (password) => {
  expect(validatePassword(password, owner)).toMatch(/nombre, su correo o su teléfono/);
});
