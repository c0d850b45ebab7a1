/** A valid body for POST /products. */
export const buildProductBody = (change: { code?: string; basePrice?: string } = {}) => ({
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

/** A valid body for POST /clients; each test uses another telephone. */
export const buildCustomerBody = <T extends { phone: string; localityId: string }>(overrides: T) => ({
  personType: 'FISICA',
  firstName: 'José Ángel',
  lastName: 'Peña Núñez',
  stateId: '05',
  ...overrides,
});
