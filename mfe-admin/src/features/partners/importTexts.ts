/** Texts of the import of partners. */
export const importTexts = {
  toList: 'Ver los socios',
  help: [
    'Cada fila es un socio: su tipo, su nombre o razón social y las zonas que atiende.',
    'Un socio es el mismo si tiene el mismo tipo y nombre.',
  ],
} as const;
