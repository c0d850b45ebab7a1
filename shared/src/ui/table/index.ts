export { CellText } from './cell-text';
export { DataTable } from './data-table';
export { DecisionButtons } from './decision-buttons';
export type { ListColumn, RowActions } from './list-column';
