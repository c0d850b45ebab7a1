import { toSearch } from '@surco/shared/platform';

const SECTION = '/dashboard/seasons';

export const SEASONS_PATH = `${SECTION}/list`;
export const NEW_SEASON_PATH = `${SECTION}/create`;
export const editSeasonPath = (id: string): string => `${SECTION}/edit/${id}`;

/** What an address may already have chosen. */
interface Chosen {
  seasonId?: string;
  distributorId?: string;
}

export const INVENTORY_PATH = `${SECTION}/inventory`;
export const inventoryOf = (chosen: Chosen): string => INVENTORY_PATH + toSearch({ ...chosen });
const REGISTER_PATH = `${SECTION}/register`;
export const registerOf = (chosen: Chosen): string => REGISTER_PATH + toSearch({ ...chosen });
const UPDATE_PATH = `${SECTION}/update`;
export const updatePath = (id: string): string => `${UPDATE_PATH}/${id}`;
const DETAILS_PATH = `${SECTION}/details`;
export const detailsPath = (id: string): string => `${DETAILS_PATH}/${id}`;
/** The inventory to look at is chosen among those of a season. */
export const detailsOf = (chosen: Chosen): string => DETAILS_PATH + toSearch({ ...chosen });

const SALES = '/dashboard/sales';
export const salePath = (id: string): string => `${SALES}/sale/${id}`;
export const voucherPath = (id: string): string => `${SALES}/dkbono/${id}`;
