export { RowMenu, useActionMenu, type RowAction } from './row-menu';
