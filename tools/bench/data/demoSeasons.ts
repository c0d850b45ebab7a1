import { createFixedId } from '../../../api/src/seed/random';

/** The seasons of the demo data with sales. */
export const CLOSED_SEASON_ID = createFixedId('1e', 1);
export const OPEN_SEASON_ID = createFixedId('1e', 2);
