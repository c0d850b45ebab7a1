export { RowMenu, type RowAction } from './row-menu';
