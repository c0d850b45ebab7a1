/** Texts of the system parameters. */
export const texts = {
  save: 'Guardar cambios',
  saved: 'Los parámetros se guardaron',
  range: (min: string, max: string, initial: string): string => `Entre ${min} y ${max}. Inicial: ${initial}.`,
  effect: 'Efecto en los ejemplos',
  effectHelp: 'Los cuatro ejemplos de referencia con los valores de hoy y con los que están escritos aquí.',
  effectLabel: (example: string, metric: string): string => `${example} · ${metric}`,
  example: 'Ejemplo',
  hectares: 'Hectáreas',
  perTonne: 'Costo por t aprovechable',
  savingOrProfit: 'Ahorro o utilidad',
  history: 'Historial de cambios',
  noHistory: 'Aún no se ha cambiado ningún parámetro.',
  initial: 'inicial',
} as const;
