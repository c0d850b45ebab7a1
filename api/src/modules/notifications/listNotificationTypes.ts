import type { Role } from '@surco/shared/domain';
import { notificationRules } from './notificationRules';
import { recipientRoles } from './recipients';

/** The types of notification that users of a role may get, in the order of the rules. */
export const listNotificationTypes = (role: Role): string[] =>
  Object.entries(notificationRules)
    .filter(([, { to }]) => to.some((recipient) => recipientRoles[recipient].includes(role)))
    .map(([type]) => type);
