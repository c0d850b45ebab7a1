import type { Generated, GeneratedAlways } from 'kysely';
import type { LegalTextKind, PrivacyRequestKind, PrivacyRequestStatus } from '@surco/shared/domain';
import type { DefaultTimestamp, Json, RecordColumns, Timestamp } from './columnTypes';

/** Tables about the protection of personal data. */
export interface PrivacyTables {
  legal_texts: {
    id: Generated<string>;
    kind: LegalTextKind;
    version: string;
    template: string;
    text: string;
    responsible_name: Generated<string>;
    responsible_address: Generated<string>;
    responsible_contact: Generated<string>;
    published_at: DefaultTimestamp;
    published_by: string | null;
  };
  privacy_requests: RecordColumns & {
    kind: PrivacyRequestKind;
    status: Generated<PrivacyRequestStatus>;
    applicant: string;
    contact: string;
    details: string | null;
    received_on: string;
    due_on: string;
    resolution: string | null;
    resolved_on: string | null;
    effective_by: string | null;
    search_text: GeneratedAlways<string>;
  };
  legal_acceptances: {
    id: Generated<string>;
    kind: LegalTextKind;
    version: string;
    user_id: string | null;
    customer_id: string | null;
    accepted_at: Timestamp;
  };
  /** Values of audit entries that no reader shows, as paths in the entry. */
  audit_hidden_values: { entry_id: string; paths: Json<string[][]> };
}
