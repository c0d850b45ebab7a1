import type { AuditEntry } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { texts } from '../texts';
import { recordName } from './changes';
import { entityLabel } from './words';

/** "DKbono DKB-2026-000123". */
export const recordTitle = (entry: AuditEntry): string =>
  [entityLabel(entry.entity), recordName(entry)].filter(Boolean).join(' ');

/** Who did it; what happens by itself has nobody, and who registers itself is no user. */
export const whoDid = ({ user, action }: AuditEntry): string =>
  user ? fullName(user) : action === 'REGISTER' ? texts.themselves : texts.system;
