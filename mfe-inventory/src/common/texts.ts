/** Texts about the documents that can be registered in a season. */
export const seasonWindowTexts = {
  sales: 'Ventas',
  vouchers: 'DKbonos',
  closed: 'Nada',
} as const;
