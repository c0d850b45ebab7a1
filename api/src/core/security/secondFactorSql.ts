import { SECOND_FACTOR_ROLES, secondFactorParameter } from '@surco/shared/domain';
import { sql } from 'kysely';

/** Whether the user aliased `u` has an authenticator app or a passkey. */
export const hasSecondFactorSql = sql<boolean>`(exists (select from totp_secrets where user_id = u.id and secret is not null)
  or exists (select from passkeys where user_id = u.id))`;

/** Whether the user aliased `u` needs a second factor by their role and the parameter that administrators set. */
export const isSecondFactorRequiredSql = sql<boolean>`(u.role in (${sql.join(SECOND_FACTOR_ROLES.map(sql.lit))}) and u.client_key_hint is null
  and coalesce((select value from simulator_params where key = ${secondFactorParameter.key}),
    ${secondFactorParameter.default}) > 0)`;

/** Whether the session aliased `s` of the user aliased `u` may only set up a second factor (N-13). */
export const isSecondFactorPendingSql = sql<boolean>`(not s.via_directory and ${isSecondFactorRequiredSql}
  and not ${hasSecondFactorSql})`;
