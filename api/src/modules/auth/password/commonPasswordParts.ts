/** Common parts of passwords, and words of this product and its trade; without accents, in lower case. */
export const commonPasswordParts: readonly string[] = `
  contrasena contrasenia password passw0rd p@ssw0rd clave secreto secret acceso entrar usuario user administrador
  administrator administracion admin root invitado guest prueba test demo temporal bienvenido bienvenida welcome
  hola hello letmein login changeme cambiame default qwertyuiop qwerty qwertz azerty asdfghjkl asdfgh asdf zxcvbnm
  zxcvbn qazwsx 1q2w3e4r5t 1q2w3e4r 1qaz2wsx 1234567890 0123456789 123456789 12345678 1234567 123456 12345 1234
  123 0987654321 987654321 87654321 654321 abcdefghij abcdef abc teamo tequiero iloveyou miamor amor dios jesus
  familia princesa estrella mariposa futbol america chivas cruzazul pumas tigres barcelona realmadrid mexico viva
  superman pokemon dragon monkey sunshine football baseball master shadow michael surco dkbono semilla semillas
  maiz sorgo agricultor enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
`
  .trim()
  .split(/\s+/);
