/** Reasons that are filled in with one tap. */
export const reasons = ['Conteo físico', 'Bolsas dañadas', 'Recepción'] as const;

/** Texts of the adjustment form. */
export const texts = {
  title: 'Ajuste',
  help: 'Lo contado se suma o se resta de lo disponible; el ajuste queda entre los movimientos con su motivo.',
  direction: 'Movimiento',
  add: 'Sumar bolsas',
  subtract: 'Restar bolsas',
  quantities: 'Existencias antes del ajuste',
  availableNow: 'Disponible ahora',
  adjustment: 'Ajuste',
  availableAfter: 'Quedarán disponibles',
  save: 'Guardar ajuste',
  saved: (code: string) => `Ajuste de ${code} guardado`,
  storedVersionShown: 'Se muestran las existencias actuales; revise el ajuste.',
} as const;
