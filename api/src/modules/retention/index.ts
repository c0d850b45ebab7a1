export { getRetentionDays } from './retentionRules';
export { deleteExpired, type RetentionDeps } from './deleteExpired';
