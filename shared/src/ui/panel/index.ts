export { MissingZones } from './missing-zones';
export { PanelSkeleton } from './panel-skeleton';
export { RefreshFailed } from './refresh-failed';
export { type PanelState, usePanelCall } from './use-panel-call';
