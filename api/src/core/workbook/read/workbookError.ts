/** A file that cannot be read as a workbook. Its message is a Spanish sentence for the user. */
export class WorkbookError extends Error {
  override readonly name = 'WorkbookError';
}

export const workbookErrorMessages = {
  notAWorkbook:
    'El archivo no es una hoja de cálculo de Excel (.xlsx) ni un texto separado (.csv), o está dañado. Descargue la plantilla y llénela.',
  oldFormat:
    'El archivo es de una versión antigua de Excel (.xls) o está protegido. Guárdelo como .xlsx sin contraseña.',
  encrypted: 'El archivo está protegido con contraseña. Guárdelo sin contraseña.',
  path: 'El archivo contiene rutas que no se admiten.',
  entity: 'El archivo contiene definiciones externas (DTD) que no se admiten.',
  tooBig: 'El contenido del archivo es demasiado grande. Copie solo las filas con datos a la plantilla.',
  tooManyRows: 'La hoja tiene celdas demasiado lejos del inicio. Copie solo las filas con datos a la plantilla.',
  tooSlow: 'El archivo tardó demasiado en leerse. Copie solo las filas con datos a la plantilla.',
};
