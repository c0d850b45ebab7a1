import { buildPath, seasonPaths } from '@surco/shared/contract';
import { toQueryString } from '@surco/shared/platform';

export {
  getPartnerPath,
  getProductPath,
  getSaleListPath,
  getSalePath,
  getSeasonPath,
  getVoucherListPath,
  getVoucherPath,
} from '@surco/shared/contract';

export const SEASONS_PATH = seasonPaths.list;
export const NEW_SEASON_PATH = seasonPaths.newSeason;
export const getEditSeasonPath = (id: string): string => buildPath(seasonPaths.editSeason, { id });

/** The filters that a path may preselect. */
interface InventoryFilter {
  seasonId?: string;
  productId?: string;
  distributorId?: string;
}

export const INVENTORY_PATH = seasonPaths.inventoryList;
export const IMPORT_INVENTORY_PATH = seasonPaths.importInventory;
export const getFilteredInventoryPath = (filter: InventoryFilter): string =>
  INVENTORY_PATH + toQueryString({ ...filter });
export const getRegisterInventoryPath = (filter: InventoryFilter): string =>
  seasonPaths.registerInventory + toQueryString({ ...filter });
export const getAdjustInventoryPath = (id: string): string => buildPath(seasonPaths.adjustInventory, { id });
export const getInventoryDetailPath = (id: string): string => buildPath(seasonPaths.inventory, { id });
/** The detail page without an id, where the user selects an inventory; the search may be restricted to a season. */
export const getInventoryPickerPath = (filter: Pick<InventoryFilter, 'seasonId'>): string =>
  buildPath(seasonPaths.inventory, {}) + toQueryString({ ...filter });
