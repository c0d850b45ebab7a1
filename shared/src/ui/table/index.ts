export { CellText } from './cell-text';
export { createColumns } from './create-columns';
export { DataTable } from './data-table';
export { DecisionButtons } from './decision-buttons';
export type { ListColumn, RowActions } from './list-column';
