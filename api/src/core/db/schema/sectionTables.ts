import type { Generated } from 'kysely';
import type { DefaultTimestamp, Json, Timestamp } from './columnTypes';

/** Tables about published sections. */
export interface SectionTables {
  /** Release documents that are in the audit log already. */
  remote_releases: { document_hash: string; recorded_at: DefaultTimestamp };
  section_versions: { name: string; version: string; digest: string; written_at: DefaultTimestamp };
  section_files: { name: string; version: string; file: string; content: Buffer };
  /** Each row is a release document (`releasesSchema`); not a document of the glossary. */
  section_releases: { revision: number; document: Json<unknown>; written_at: DefaultTimestamp };
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
