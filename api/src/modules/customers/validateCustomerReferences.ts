import type { FieldError } from '@surco/shared/contract';
import type { Db } from '../../core/db/pool';
import type { CurrentUser } from '../../core/http/currentUser';

interface CustomerReferences {
  stateId: string;
  localityId: string;
  productionTypeId?: string | null | undefined;
}

const localityOutsideState = { path: 'localityId', message: 'Elija una localidad del estado indicado.' };
const localityOutsideZones = { path: 'localityId', message: 'Elija una localidad de las zonas que tiene a su cargo.' };
const productionTypeInactive = { path: 'productionTypeId', message: 'Este tipo de producción ya no está disponible.' };

/**
 * Validates state, locality and production type of a customer: they must exist and match, and the locality must be in
 * the zones of a coordinator. A production type that the customer has already may be inactive.
 * @param user null for a public registration, which may choose any locality
 * @param before the customer before the change
 */
export async function validateCustomerReferences(
  db: Db,
  { stateId, localityId, productionTypeId }: CustomerReferences,
  user: CurrentUser | null,
  before?: { productionTypeId: string | null },
): Promise<FieldError[]> {
  const locality = await db
    .selectFrom('localities')
    .select(['state_id', 'zone_id'])
    .where('id', '=', localityId)
    .executeTakeFirst();
  const type =
    productionTypeId && productionTypeId !== before?.productionTypeId
      ? await db
          .selectFrom('production_types')
          .select('id')
          .where('id', '=', productionTypeId)
          .where('active', '=', true)
          .executeTakeFirst()
      : null;
  const isInZone = user?.role !== 'Coordinator' || (locality && user.zoneIds.includes(locality.zone_id));
  return [
    ...(locality?.state_id !== stateId ? [localityOutsideState] : isInZone ? [] : [localityOutsideZones]),
    ...(type === undefined ? [productionTypeInactive] : []),
  ];
}
