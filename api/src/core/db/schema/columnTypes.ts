import type { ColumnType } from 'kysely';
import type { CallData } from '@surco/shared/contract';
import type { VisitErrorKind, WebVital } from '@surco/shared/domain';

/** json or jsonb: written as JSON text. */
export type JsonText<T> = ColumnType<T, string, string>;
/** jsonb that is always an object: the driver converts objects to JSON text. */
export type JsonRecord<T extends object> = ColumnType<T, string | T, string | T>;

type DocumentHistoryEntry = CallData<'GET /sales/{id}'>['history'][number];
export type HistoryAction = DocumentHistoryEntry['action'];
export type HistoryChanges = ColumnType<DocumentHistoryEntry['changes'], string | undefined, string>;

export type SimulationInput = CallData<'POST /simulations'>['input'];
export type SimulationResult = CallData<'POST /simulations'>['result'];

/** What a row of `section_visit_counts` counts; the detail of `sessions` is a number that identifies nobody. */
export type VisitMetric = 'visits' | 'failedVisits' | 'failedLoads' | 'sessions' | VisitErrorKind | WebVital;
