import type { FirstStep } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';

/** The steps of each role, in order. */
export const firstStepsByRole: Readonly<Record<Role, readonly FirstStep['key'][]>> = {
  Admin: ['secondFactor', 'parameters', 'season', 'products', 'inventory', 'users', 'install'],
  Coordinator: ['profile', 'secondFactor', 'season', 'inventory', 'approvals', 'notifications'],
  Supervisor: ['profile', 'secondFactor', 'approvals', 'sales', 'notifications'],
  Consultant: ['terms', 'profile', 'install', 'customer', 'scenario', 'document', 'offline'],
  Farmer: ['simulate', 'scenario', 'install', 'manual'],
};

/** An account is that of a new person for this many days. */
const NEW_ACCOUNT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/**
 * Whether the checklist is suggested by itself: to a new person with open steps who has not dismissed it.
 * @param account `createdAt` and `now` as instants
 */
export function isFirstStepsSuggested(account: {
  createdAt: Date;
  now: Date;
  isDismissed: boolean;
  hasOpenSteps: boolean;
}): boolean {
  const ageMs = account.now.getTime() - account.createdAt.getTime();
  return !account.isDismissed && account.hasOpenSteps && ageMs < NEW_ACCOUNT_DAYS * DAY_MS;
}
