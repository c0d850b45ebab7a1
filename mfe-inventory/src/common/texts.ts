/** The kinds of document that can be registered in a season. */
export const seasonWindowTexts = {
  sales: 'Ventas',
  vouchers: 'DKbonos',
  none: 'Nada',
} as const;

export const seasonSaved = (name: string): string => `Temporada ${name} guardada`;
