/** Why a file is no workbook that will be read; the message is a sentence for the person. */
export class BookError extends Error {
  override readonly name = 'BookError';
}

export const bookTexts = {
  notABook: 'El archivo no es una hoja de cálculo de Excel (.xlsx) o está dañado. Descargue la plantilla y llénela.',
  oldFormat:
    'El archivo es de una versión antigua de Excel (.xls) o está protegido. Guárdelo como .xlsx sin contraseña.',
  encrypted: 'El archivo está protegido con contraseña. Guárdelo sin contraseña.',
  path: 'El archivo contiene rutas que no se admiten.',
  entity: 'El archivo contiene definiciones externas (DTD) que no se admiten.',
  tooBig: 'El contenido del archivo es demasiado grande. Copie solo las filas con datos a la plantilla.',
  tooManyRows: 'La hoja tiene celdas demasiado lejos del inicio. Copie solo las filas con datos a la plantilla.',
  tooSlow: 'El archivo tardó demasiado en leerse. Copie solo las filas con datos a la plantilla.',
};
