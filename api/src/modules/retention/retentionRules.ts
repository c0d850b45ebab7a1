import {
  paperLinkRetention,
  retentionParameters,
  type ParameterDefinition,
  type RetentionKey,
} from '@surco/shared/domain';
import type { Database } from '../../core/db/schema/database';

type PeriodKey = RetentionKey | typeof paperLinkRetention.key;

/** Rows of `table` whose `column` is older than the parameter are deleted. */
export interface RetentionRule {
  /** Names the count in the audit entry of a run. */
  countName: string;
  parameter: PeriodKey;
  table: keyof Database;
  column: string;
}

/** Defines a rule; the column must be one of the table. */
const defineRule = <T extends keyof Database>(
  countName: string,
  parameter: PeriodKey,
  table: T,
  column: keyof Database[T] & string,
): RetentionRule => ({ countName, parameter, table, column });

/**
 * The tables that the daily job cleans, except the audit log (`deleteExpired.ts`). The periods
 * are parameters, which an administrator may change.
 */
export const retentionRules: readonly RetentionRule[] = [
  defineRule('deletedNotifications', 'retention.notifications', 'notifications', 'created_at'),
  defineRule('deletedSessions', 'retention.sessions', 'sessions', 'last_seen_at'),
  defineRule('deletedDevices', 'retention.devices', 'known_devices', 'last_used_at'),
  defineRule('deletedPasswordLinks', 'retention.links', 'password_resets', 'expires_at'),
  defineRule('deletedEmailLinks', 'retention.links', 'email_changes', 'expires_at'),
  defineRule('deletedSignInChallenges', 'retention.links', 'sign_in_challenges', 'expires_at'),
  defineRule('deletedPasskeyRegistrations', 'retention.links', 'passkey_registrations', 'expires_at'),
  defineRule('deletedPaperLinks', paperLinkRetention.key, 'paper_links', 'expires_at'),
  defineRule('deletedResponses', 'retention.responses', 'idempotency_keys', 'created_at'),
  defineRule('deletedImports', 'retention.imports', 'import_runs', 'started_at'),
  defineRule('deletedUndoableImports', 'retention.imports', 'imports', 'created_at'),
  defineRule('deletedQueuedMails', 'retention.mails', 'mail_queue', 'created_at'),
  defineRule('deletedVisitCounts', 'retention.visits', 'section_visit_counts', 'hour'),
];

const parametersByKey = new Map<PeriodKey, ParameterDefinition>(
  [...retentionParameters, paperLinkRetention].map((parameter) => [parameter.key, parameter]),
);

/**
 * The days that a parameter asks for: its stored value or else its default, and at least its minimum.
 * @param stored the current values of the parameters
 */
export function getRetentionDays(stored: readonly { key: string; value: number }[], key: PeriodKey): number {
  const parameter = parametersByKey.get(key);
  const value = stored.find((param) => param.key === key)?.value ?? parameter?.default;
  if (!parameter || value === undefined) throw new Error(`There is no parameter ${key}.`);
  // A value that was stored before the minimum rose must not delete too early.
  return Math.max(value, parameter.min);
}
