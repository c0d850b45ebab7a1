/** Texts of the import of customers. */
export const importTexts = {
  toList: 'Ver los clientes',
  help: [
    'Cada fila es un cliente: su nombre o razón social, su teléfono de 10 dígitos y su localidad.',
    'Un cliente es el mismo si tiene el mismo teléfono o RFC; si solo se parece el nombre, usted decide qué hacer.',
  ],
} as const;
