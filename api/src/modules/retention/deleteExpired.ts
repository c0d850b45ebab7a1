import { writeAuditEntry } from '../../core/audit/writeAuditEntry';
import type { Db } from '../../core/db/pool';
import { withTransaction } from '../../core/db/transaction';
import { readParameters } from '../parameters';
import { deleteAuditEntries } from './deleteAuditEntries';
import { deleteExpiredRows } from './deleteExpiredRows';
import { deleteSavedMails } from './deleteSavedMails';
import { getRetentionDays, retentionRules } from './retentionRules';

export interface RetentionDeps {
  db: Db;
  /** Folder in which mails are saved when there is no mail server. */
  mailFolder: string;
  onFailure: (error: unknown, what: string) => void;
}

/** Number of deleted rows or files by name of the count; a part that deleted nothing has none. */
export type RetentionCounts = Readonly<Record<string, number>>;

/**
 * Deletes everything that is older than its retention period, and records the counts in the audit log. A part that
 * fails is reported and does not stop the others.
 */
export async function deleteExpired({ db, mailFolder, onFailure }: RetentionDeps): Promise<RetentionCounts> {
  const parameters = await readParameters(db);
  const counts: Record<string, number> = {};
  const runPart = async (countName: string, work: () => Promise<number>): Promise<void> => {
    try {
      const deleted = await work();
      if (deleted > 0) counts[countName] = deleted;
    } catch (error) {
      onFailure(error, `retention: ${countName}`);
    }
  };
  for (const rule of retentionRules)
    await runPart(rule.countName, () => deleteExpiredRows(db, rule, getRetentionDays(parameters, rule.parameter)));
  await runPart('deletedAuditEntries', () => deleteAuditEntries(db, getRetentionDays(parameters, 'retention.audit')));
  await runPart('deletedSavedMails', () =>
    deleteSavedMails(mailFolder, getRetentionDays(parameters, 'retention.mails')),
  );
  if (Object.keys(counts).length > 0)
    await withTransaction(db, (tx) =>
      writeAuditEntry(tx, null, { action: 'PURGE', entity: 'retention', entityId: null, after: counts }),
    );
  return counts;
}
