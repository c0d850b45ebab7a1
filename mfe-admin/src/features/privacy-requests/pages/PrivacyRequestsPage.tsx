import { type CallQuery, type PrivacyRequest, toUnpagedQuery } from '@surco/shared/contract';
import {
  formatDate,
  getPrivacyRequestUrgency,
  privacyRequestKindLabels,
  privacyRequestKinds,
  privacyRequestStatuses,
  privacyRequestStatusLabels,
} from '@surco/shared/domain';
import { getToday, useCall, useListState } from '@surco/shared/platform';
import { type Tone, ToneTag } from '@surco/shared/ui/display';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { privacyRequestColumns } from '@surco/shared/records/lists/privacyRequests';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import { useState } from 'react';
import { PrivacyRequestDialog } from '../components/PrivacyRequestDialog';
import { texts } from '../texts';

const FILTER_NAMES = [
  'search',
  'kind',
  'status',
  'overdue',
] as const satisfies readonly (keyof CallQuery<'GET /privacy-requests'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'search', name: 'search', label: texts.search },
  {
    kind: 'select',
    name: 'kind',
    label: texts.kind,
    options: privacyRequestKinds.map((value) => ({ value, label: privacyRequestKindLabels[value] })),
  },
  {
    kind: 'select',
    name: 'status',
    label: texts.status,
    options: privacyRequestStatuses.map((value) => ({ value, label: privacyRequestStatusLabels[value] })),
  },
  {
    kind: 'select',
    name: 'overdue',
    label: texts.deadline,
    options: [
      { value: 'true', label: texts.overdueOnly },
      { value: 'false', label: texts.inTime },
    ],
  },
];

const statusTones: Readonly<Record<PrivacyRequest['status'], Tone>> = {
  RECIBIDA: 'blue',
  EN_PROCESO: 'gold',
  PROCEDENTE: 'green',
  IMPROCEDENTE: 'grey',
};

/** The last day to answer, with a coloured tag when the request is unanswered and the day is near or has passed. */
function DueDate({ request }: { request: PrivacyRequest }) {
  const urgency = getPrivacyRequestUrgency(request, getToday());
  return (
    <>
      {formatDate(request.dueOn)} {urgency === 'overdue' && <ToneTag tone="red">{texts.late}</ToneTag>}
      {urgency === 'soon' && <ToneTag tone="orange">{texts.soon}</ToneTag>}
    </>
  );
}

const column = createColumns(privacyRequestColumns);

const columns: readonly ListColumn<PrivacyRequest>[] = [
  column('applicant', { cardPosition: 'title' }),
  column('kind', { cardLabel: 'hidden' }),
  column('status', {
    render: ({ status }) => <ToneTag tone={statusTones[status]}>{privacyRequestStatusLabels[status]}</ToneTag>,
    cardPosition: 'aside',
  }),
  column('receivedOn', { sortField: 'receivedOn', nowrap: true }),
  column('dueOn', { render: (request) => <DueDate request={request} />, sortField: 'dueOn' }),
  column('resolvedOn', { nowrap: true }),
  column('effectiveBy', { nowrap: true }),
];

/** The register of ARCO requests, the earliest deadline first; answered ones are in the same order. */
export default function PrivacyRequestsPage() {
  const state = useListState(FILTER_NAMES, 'dueOn');
  const response = useCall('GET /privacy-requests', { query: state.query });
  const [edited, setEdited] = useState<{ request: PrivacyRequest | null }>();
  const exported = { columns, call: 'GET /privacy-requests', request: { query: toUnpagedQuery(state) } } as const;
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        action={{ label: texts.newRequest, icon: 'plus', onClick: () => setEdited({ request: null }) }}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.empty }}
        rowActions={(request) => [
          { key: 'edit', label: texts.edit, icon: 'edit', onSelect: () => setEdited({ request }) },
        ]}
      />
      {edited && <PrivacyRequestDialog request={edited.request} onClose={() => setEdited(undefined)} />}
    </>
  );
}
