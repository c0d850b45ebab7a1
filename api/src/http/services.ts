import type { Db } from '../db/pool';
import type { Post } from '../modules/messages/post';
import type { Settings } from '../settings';

/** What the modules work with. */
export interface Services {
  db: Db;
  settings: Settings;
  post: Post;
  /** Today's date where the company is. */
  today: () => string;
}
