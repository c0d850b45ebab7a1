/** Texts of the import of users. */
export const importTexts = {
  toList: 'Ver los usuarios',
  help: [
    'Cada fila es una persona: su nombre, su correo y su rol.',
    'A quien importa un administrador le llega un correo para elegir su contraseña; a los demás, cuando se aprueban.',
    'Un usuario cuyo correo ya existe se omite.',
  ],
} as const;
