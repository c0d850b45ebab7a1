import type { PrivacyRequest } from '../../contract';
import { privacyRequestKindLabels, privacyRequestStatusLabels } from '../../domain';
import type { DescribedColumns } from './describedColumn';

export const privacyRequestColumns = {
  applicant: { heading: 'Solicitante', width: 34, value: ({ applicant }) => applicant },
  kind: { heading: 'Derecho', value: ({ kind }) => privacyRequestKindLabels[kind] },
  status: { heading: 'Estatus', value: ({ status }) => privacyRequestStatusLabels[status] },
  receivedOn: { heading: 'Recibida', kind: 'date', value: ({ receivedOn }) => receivedOn },
  dueOn: { heading: 'Responder antes de', kind: 'date', value: ({ dueOn }) => dueOn },
  resolvedOn: { heading: 'Respondida', kind: 'date', value: ({ resolvedOn }) => resolvedOn },
  effectiveBy: { heading: 'Hacer efectiva antes de', kind: 'date', value: ({ effectiveBy }) => effectiveBy },
} as const satisfies DescribedColumns<PrivacyRequest>;
