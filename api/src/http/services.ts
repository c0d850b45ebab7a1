import type { Db } from '../db/pool';
import type { Settings } from '../settings';

/** What the modules work with. */
export interface Services {
  db: Db;
  settings: Settings;
  /** Today's date where the company is. */
  today: () => string;
}
