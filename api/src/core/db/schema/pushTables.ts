import type { Generated } from 'kysely';
import type { DefaultTimestamp, Timestamp } from './columnTypes';

/** Tables of web push. */
export interface PushTables {
  push_subscriptions: {
    id: Generated<string>;
    user_id: string;
    session_hash: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    device: string | null;
    muted_types: Generated<string[]>;
    show_amounts: Generated<boolean>;
    created_at: DefaultTimestamp;
    last_success_at: Timestamp | null;
    failing_since: Timestamp | null;
  };
  push_queue: {
    id: Generated<string>;
    subscription_id: string;
    notification_id: string;
    title: string;
    body: string;
    link: string | null;
    attempts: Generated<number>;
    due_at: DefaultTimestamp;
    created_at: DefaultTimestamp;
  };
  /** One row. */
  push_keys: { id: Generated<boolean>; public_key: string; private_key: string; created_at: DefaultTimestamp };
}
