import type { Db } from '../db/pool';
import type { Mailer } from '../embedded/mail';
import type { Hub } from '../modules/notifications/hub';
import type { Post } from '../modules/messages/post';
import type { Settings } from '../settings';

/** What the modules work with. */
export interface Services {
  db: Db;
  settings: Settings;
  post: Post;
  /** Sends at once, for who waits for it and is told when it fails. */
  mailer: Mailer;
  /** Who waits for news of their notices. */
  hub: Hub;
  /** Today's date where the company is. */
  today: () => string;
}
