import { addDays, countDaysBetween } from '@surco/shared/domain';
import { sql } from 'kysely';
import type { Db } from '../../../core/db/pool';
import { withTransaction } from '../../../core/db/transaction';
import { notify } from '../../notifications';

/** Days before the expiry at which users are notified, or later if the job did not run on that day. */
const reminderDays = { soon: 7, tomorrow: 1 } as const;

const formatDaysLeft = (days: number): string => (days <= 0 ? 'hoy' : days === 1 ? 'mañana' : `en ${days} días`);

interface DueReminder {
  voucher_id: string;
  expires_at: string;
}

/**
 * Notifies about DKbonos that will expire, once for each stage and expiry date, however often it runs.
 * @returns the number of DKbonos that were notified about; each may have several recipients
 */
export async function notifyExpiringVouchers(db: Db, today: string): Promise<number> {
  return withTransaction(db, async (tx) => {
    const { rows } = await sql<DueReminder>`insert into voucher_reminders (voucher_id, expires_at, days)
      select v.id, v.expires_at,
        case when v.expires_at <= ${addDays(today, reminderDays.tomorrow)}::date then ${reminderDays.tomorrow}::int else ${reminderDays.soon}::int end
      from vouchers v
      where v.status in ('ABIERTO', 'CON_ABONOS') and v.expires_at between ${today}::date and ${addDays(today, reminderDays.soon)}::date
      on conflict do nothing returning voucher_id, expires_at`.execute(tx);
    for (const { voucher_id: id, expires_at } of rows) {
      const days = countDaysBetween(today, expires_at);
      const values = { plazo: formatDaysLeft(days), dias: String(days) };
      await notify(tx, { type: 'voucher.expiring', id, actorId: null, values });
    }
    return rows.length;
  });
}
