import type { Db } from '../core/db/pool';
import type { Mailer } from '../core/mail/mailer';
import type { NotificationHub } from '../core/notifications/notificationHub';
import type { PushSender } from '../core/push/pushSender';
import type { RateLimiter } from '../core/security/rateLimit/rateLimiter';
import type { SectionStore } from '../core/sections/sectionStore';
import type { Settings } from '../core/settings/settings';

/** The dependencies of every module. */
export interface Services {
  db: Db;
  /** What reports read from: a replica of `db`, or `db` itself. */
  reportDb: Db;
  settings: Settings;
  rateLimiter: RateLimiter;
  /** Sends mails immediately, for callers that wait for the result. */
  mailer: Mailer;
  pushSender: PushSender;
  /** The open notification streams. */
  notificationHub: NotificationHub;
  /** The published versions of the sections. */
  sectionStore: SectionStore;
  /** Folder of the checkout with the builds that come with the server; absent when the API is served alone. */
  root: string | undefined;
  /** Whether this instance will end soon, and should get no new requests. */
  isDraining: () => boolean;
  /** Today's date in the time zone of the company, `YYYY-MM-DD`. */
  today: () => string;
}
