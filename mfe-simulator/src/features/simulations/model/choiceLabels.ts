/** Labels of the inputs with fixed choices, by query parameter; those of the numbers are in `NUMBER_FIELDS`. */
export const CHOICE_LABELS = {
  mode: 'Destino del silo',
  condition: 'Riego o temporal',
  silo: 'Tipo de silo',
  productId: 'Semilla',
  productionTypeId: 'Tipo de producción',
} as const;
