/** Texts of the season form. */
export const texts = {
  nameAndDates: 'Temporada',
  nameHelp: 'Por ejemplo: PV 2027.',
  windows: 'Qué se puede registrar',
  sales: 'Ventas',
  salesHelp: 'Se vende desde la fecha de inicio, no antes.',
  vouchers: 'DKbonos',
  vouchersHelp: 'Los DKbonos se registran aunque la temporada no haya empezado.',
  statusIntro: 'Según estas fechas y ventanas, hoy la temporada está:',
  create: 'Crear temporada',
  save: 'Guardar temporada',
  storedVersionShown: 'Se tomó lo que otra persona guardó.',
} as const;
