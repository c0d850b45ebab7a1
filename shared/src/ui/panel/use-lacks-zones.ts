import { getRoleRequirements } from '../../domain';
import { useActor } from '../../platform';

/** Why there is nothing to show to a coordinator or supervisor without zones. */
export const MISSING_ZONES =
  'Su cuenta no tiene zonas, por eso no hay ventas, clientes ni inventario que mostrar. Pida a quien administra los usuarios que le asigne sus zonas.';

/** Whether there is nothing to show to the signed-in person, a coordinator or supervisor without zones (P-07). */
export function useLacksZones(): boolean {
  const { role, zoneIds } = useActor();
  return getRoleRequirements(role).zones && zoneIds.length === 0;
}
