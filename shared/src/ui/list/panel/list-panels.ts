export { ColumnPanel } from '../columns/column-panel';
export { SharedViewBar } from '../views/shared-view-bar';
export { ViewPanel } from '../views/view-panel';
