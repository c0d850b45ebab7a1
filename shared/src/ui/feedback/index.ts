export { ActionButton } from './action-button';
export { EmptyState } from './empty-state';
export { FailedState } from './failed-state';
export { ProgressBar } from './progress-bar';
