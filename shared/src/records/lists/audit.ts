import type { AuditEntry } from '../../contract';
import { getActionLabel } from '../audit/auditLabels';
import { formatAuthor, formatChanges, formatOrigin, formatRecordTitle } from '../audit/entryTexts';
import type { DescribedColumns } from './describedColumn';

export const auditColumns = {
  at: { heading: 'Cuándo', kind: 'time', value: ({ at }) => at },
  person: { heading: 'Quién', width: 28, value: formatAuthor },
  action: { heading: 'Acción', width: 28, value: ({ action }) => getActionLabel(action) },
  entity: { heading: 'Registro', width: 40, value: formatRecordTitle },
  changes: {
    heading: 'Qué cambió',
    width: 46,
    value: (entry) => [formatChanges(entry), formatOrigin(entry)].filter(Boolean).join('; '),
  },
} as const satisfies DescribedColumns<AuditEntry>;
