export type { DetailAction } from './detail-actions';
export { DetailHead, DetailMetrics, DetailPage, type DetailField, type DetailPageProps } from './detail-page';
export { RecordLink } from './record-link';
export { RecordSkeleton, RecordState } from './record-state';
export { Timeline, type TimelineChange, type TimelineEntry } from './timeline';
export { useLatestRecord } from './use-latest-record';
