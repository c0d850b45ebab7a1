import type { Problem } from '@surco/shared/domain/problem';
import type { Db } from '../../db/pool';
import type { CurrentUser } from '../../http/currentUser';

interface Choices {
  stateId: string;
  localityId: string;
  productionTypeId?: string | null | undefined;
}

const ofAnotherState = { path: 'localityId', message: 'Elija una localidad del estado indicado.' };
const outsideZones = { path: 'localityId', message: 'Elija una localidad de las zonas que tiene a su cargo.' };
const goneType = { path: 'productionTypeId', message: 'Este tipo de producción ya no está disponible.' };

/**
 * What a form chose must still be there, belong together, and lie where whoever writes it works: a coordinator in its
 * zones. Nobody (a registration) writes anywhere. What the record had already stays allowed.
 */
export async function placeProblems(
  db: Db,
  { stateId, localityId, productionTypeId }: Choices,
  user: CurrentUser | null,
  had?: { productionTypeId: string | null },
): Promise<Problem[]> {
  const locality = await db
    .selectFrom('localities')
    .select(['state_id', 'zone_id'])
    .where('id', '=', localityId)
    .executeTakeFirst();
  const type =
    productionTypeId && productionTypeId !== had?.productionTypeId
      ? await db
          .selectFrom('production_types')
          .select('id')
          .where('id', '=', productionTypeId)
          .where('active', '=', true)
          .executeTakeFirst()
      : null;
  const inZone = user?.role !== 'Coordinator' || (locality && user.zoneIds.includes(locality.zone_id));
  return [
    ...(locality?.state_id !== stateId ? [ofAnotherState] : inZone ? [] : [outsideZones]),
    ...(type === undefined ? [goneType] : []),
  ];
}
