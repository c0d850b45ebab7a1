import { addDays, daysBetween } from '@surco/shared/domain/calendar';
import { sql } from 'kysely';
import type { Db } from '../../db/pool';
import { transaction } from '../../db/transaction';
import { tell } from '../notifications/tell';

/** A DKbono is announced to expire when so many days are left, or fewer because nobody looked on that day. */
const stages = { soon: 7, tomorrow: 1 } as const;

const inWords = (days: number): string => (days <= 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`);

interface Due {
  voucher_id: string;
  expires_at: string;
}

/** Tells of the DKbonos that will expire, once for each stage and day of expiry, however often it runs. */
export async function remindOfExpiry(db: Db, today: string): Promise<number> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<Due>`insert into voucher_reminders (voucher_id, expires_at, days)
      select v.id, v.expires_at,
        case when v.expires_at <= ${addDays(today, stages.tomorrow)}::date then ${stages.tomorrow}::int else ${stages.soon}::int end
      from vouchers v
      where v.status in ('ABIERTO', 'CON_ABONOS') and v.expires_at between ${today}::date and ${addDays(today, stages.soon)}::date
      on conflict do nothing returning voucher_id, expires_at`.execute(tx);
    for (const { voucher_id: id, expires_at } of rows) {
      const days = daysBetween(today, expires_at);
      const values = { plazo: inWords(days), dias: String(days) };
      await tell(tx, { type: 'voucher.expiring', id, actorId: null, values });
    }
    return rows.length;
  });
}
