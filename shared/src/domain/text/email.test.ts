import { emailPattern } from './email';

test.each(['ana@surco.test', 'ana.ruiz+ventas@correo.com.mx', "o'neill_1@mi-rancho.mx", 'A@B.MX'])(
  'accepts %s as an e-mail address',
  (address) => expect(emailPattern.test(address)).toBe(true),
);

test.each([
  '',
  'ana',
  'ana@correo',
  'ana@correo.',
  '@correo.mx',
  'ana@@correo.mx',
  'ana@correo..mx',
  '.ana@correo.mx',
  'ana.@correo.mx',
  'ana..ruiz@correo.mx',
  'ana ruiz@correo.mx',
  'ana@-correo.mx',
  'ana@correo.m',
  'peña@correo.mx',
])('rejects "%s" as an e-mail address', (address) => expect(emailPattern.test(address)).toBe(false));
