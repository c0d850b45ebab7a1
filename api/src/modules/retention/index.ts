export { deleteExpired, type RetentionDeps } from './deleteExpired';
