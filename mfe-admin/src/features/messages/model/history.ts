import type { AuditEntry } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { isRecord } from '@surco/shared/platform';
import type { TimelineChange, TimelineEntry } from '@surco/shared/ui/timeline';
import { texts } from '../texts';

const fields = [
  ['subject', texts.subject],
  ['body', texts.body],
  ['active', texts.active],
] as const;

const inWords = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The words before and after; of a new message, only those it began with. */
function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): TimelineChange[] {
  const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return fields
    .map(([name, field]) => ({ field, before: inWords(was[name]), after: inWords(is[name]) }))
    .filter((change) => change.before !== change.after);
}

const isKnown = (action: string): action is keyof typeof texts.actions => action in texts.actions;

/** One write of a message as its history tells it. */
export const entryOf = (entry: AuditEntry): TimelineEntry => ({
  at: entry.at,
  text: isKnown(entry.action) ? texts.actions[entry.action] : entry.action,
  who: entry.user ? fullName(entry.user) : texts.nobody,
  changes: changesOf(entry),
});
