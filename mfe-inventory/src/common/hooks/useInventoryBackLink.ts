import { INVENTORY_PATH, SEASONS_PATH } from '../../paths';
import { useCanManageInventory } from './useCanManageInventory';

/** The link from a missing inventory to the list of inventories, or of seasons for those who have no such list. */
export const useInventoryBackLink = () =>
  useCanManageInventory()
    ? { label: 'Volver al inventario', to: INVENTORY_PATH }
    : { label: 'Volver a temporadas', to: SEASONS_PATH };
