/** Texts of the import of the opening stock. */
export const importTexts = {
  toList: 'Ver el inventario',
  help: [
    'Cada fila es un producto de una temporada y un distribuidor, con las bolsas con las que empieza.',
    'Un producto que ya tiene inventario se omite: se ajusta en su página, con su motivo.',
  ],
} as const;
