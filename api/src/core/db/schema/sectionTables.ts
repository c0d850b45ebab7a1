import type { Generated } from 'kysely';
import type { VisitErrorKind, WebVital } from '@surco/shared/domain';
import type { DefaultTimestamp, Json, Timestamp } from './columnTypes';

/** What a row of `section_visit_counts` counts. */
export type VisitMetric = 'visits' | 'failedVisits' | 'failedLoads' | VisitErrorKind | WebVital;

/** Tables about published sections. */
export interface SectionTables {
  /** Release documents that are in the audit log already. */
  remote_releases: { document_hash: string; recorded_at: DefaultTimestamp };
  section_versions: { name: string; version: string; digest: string; written_at: DefaultTimestamp };
  section_files: { name: string; version: string; file: string; content: Buffer };
  /** Each row is a release document (`releasesSchema`); not a document of the glossary. */
  section_releases: { revision: number; document: Json<unknown>; written_at: DefaultTimestamp };
  /** What browsers reported, per hour. */
  section_visit_counts: {
    hour: Timestamp;
    section: string;
    version: string;
    on_trial: boolean;
    metric: VisitMetric;
    /** Of an error: its name and place; of a web vital: the number of its bucket; otherwise ''. */
    detail: string;
    count: number;
  };
  section_tokens: {
    id: Generated<string>;
    token_hash: string;
    hint: string;
    team: string;
    sections: string[];
    created_at: DefaultTimestamp;
    created_by: string | null;
    last_used_at: Timestamp | null;
    revoked_at: Timestamp | null;
    revoked_by: string | null;
  };
}
