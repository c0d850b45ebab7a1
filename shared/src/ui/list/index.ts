export { ListPage } from './list-page';
export { ListPagination } from './list-pagination';
export { ListSkeleton } from './list-skeleton';
export type { ListFilter, Page } from './list-types';
export { useIsCurrentAnswer } from './use-is-current-answer';
export type { BulkActionSource, BulkFileAction, BulkRecordAction } from './selection/selection-types';
