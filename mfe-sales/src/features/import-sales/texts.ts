export const texts = {
  toList: 'Ver las ventas',
  help: [
    'Cada fila es un producto; las filas con la misma referencia externa forman una venta.',
    'El cliente se indica con su RFC o su teléfono, y las temporadas y los distribuidores, por su nombre.',
    'Un precio de lista en blanco toma el del catálogo; un descuento de 5 significa 5 %.',
    'Se registra todo o nada, y volver a importar el mismo archivo no cambia nada.',
  ],
  ownSalesOnly: 'Se importan ventas propias: el correo del consultor debe ser el de su cuenta.',
} as const;
