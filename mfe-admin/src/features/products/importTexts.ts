/** Texts of the import of products. */
export const importTexts = {
  toList: 'Ver los productos',
  help: [
    'Cada fila es un producto con su precio de lista, por bolsa y sin IVA. El de una temporada o zona va en otra fila.',
    'Un producto es el mismo si tiene la misma clave. Su precio no cambia aquí: se cambia en Precios.',
  ],
} as const;
