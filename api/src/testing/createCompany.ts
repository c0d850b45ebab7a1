import { createUserOfEachRole } from './createUserOfEachRole';
import type { Factories } from './factories';

/**
 * Creates a small company without sales or DKbonos: a zone with a distributor, users, a season, products in stock and a
 * customer of the consultant, and a second zone with a customer of the colleague.
 * Both consultants share the distributor.
 */
export async function createCompany(make: Factories) {
  const zone = await make.zone();
  const otherZone = await make.zone();
  const locality = await make.locality(zone.id);
  const otherLocality = await make.locality(otherZone.id);
  const distributor = await make.distributor({}, [zone.id]);
  const consultant = await make.user('Consultant', { distributor_id: distributor.id });
  const colleague = await make.user('Consultant', { distributor_id: distributor.id });
  const users = await createUserOfEachRole(make, { zoneId: zone.id, consultant, farmer: ['8711234567', '0001'] });
  const season = await make.season();
  const product = await make.product();
  const secondProduct = await make.product({ base_price: '2473.00' });
  const inventory = await make.inventory(season.id, product.id, distributor.id, 100);
  await make.inventory(season.id, secondProduct.id, distributor.id, 50);
  const customer = await make.customer(locality.id, consultant.id);
  const otherCustomer = await make.customer(otherLocality.id, colleague.id);
  return {
    zone,
    otherZone,
    locality,
    otherLocality,
    distributor,
    consultant,
    colleague,
    users,
    season,
    product,
    secondProduct,
    inventory,
    customer,
    otherCustomer,
  };
}

export type Company = Awaited<ReturnType<typeof createCompany>>;
