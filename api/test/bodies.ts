/** A product as whoever keeps the catalogue writes it. */
export const productBody = (change: { code?: string; basePrice?: string } = {}) => ({
  name: 'Maíz de prueba',
  crop: 'MAIZ',
  use: 'SILO',
  packaging: 'SEMILLAS',
  seedsPerBag: 60_000,
  densityPlantsHa: 80_000,
  yieldMV: 60,
  dryMatter: 0.33,
  basePrice: '3950',
  maxDiscount: 0.1,
  ...change,
});

/** A person as a customer is written; each test its own telephone. */
export const customerBody = <T extends { phone: string; localityId: string }>(of: T) => ({
  personType: 'FISICA',
  firstName: 'José Ángel',
  lastName: 'Peña Núñez',
  stateId: '05',
  ...of,
});
