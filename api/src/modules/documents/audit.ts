import type { Tx } from '../../db/transaction';
import type { CurrentUser } from '../../http/currentUser';

interface Event {
  action: string;
  entity: string;
  /** Null for what is one whole, like the parameters. */
  entityId: string | null;
  before?: unknown;
  after?: unknown;
}

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Who did what, when, with the record before and after; written in the transaction of the write itself. */
export async function audit(
  tx: Tx,
  user: Pick<CurrentUser, 'id'> | null,
  { action, entity, entityId, before, after }: Event,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      user_id: user?.id ?? null,
      action,
      entity,
      entity_id: entityId,
      before: json(before),
      after: json(after),
    })
    .execute();
}
