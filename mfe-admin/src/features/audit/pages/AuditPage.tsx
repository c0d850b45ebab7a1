import { type CallQuery, type AuditEntry, auditKinds, toUnpagedQuery } from '@surco/shared/contract';
import { showErrorToast, useCall, useListState } from '@surco/shared/platform';
import { actionLabels, entityLabels } from '@surco/shared/records/audit/auditLabels';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import { useLazy } from '@surco/shared/ui/display';
import { useState } from 'react';
import { findUser, loadUsers } from '../api/userOptions';
import { createAuditColumns } from '../components/createAuditColumns';
import { kindLabels } from '../model/auditLabels';
import { texts } from '../texts';

const FILTER_NAMES = [
  'userId',
  'kind',
  'entity',
  'action',
  'from',
  'to',
] as const satisfies readonly (keyof CallQuery<'GET /audit'>)[];
const NEWEST_FIRST = '-at';

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  { kind: 'remote', name: 'userId', label: texts.person, load: loadUsers, find: findUser },
  { kind: 'dates', from: 'from', to: 'to', label: texts.dates },
  {
    kind: 'select',
    name: 'kind',
    label: texts.kind,
    options: auditKinds.map((value) => ({ value, label: kindLabels[value] })),
  },
  {
    kind: 'select',
    name: 'entity',
    label: texts.entity,
    options: Object.entries(entityLabels).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'select',
    name: 'action',
    label: texts.action,
    options: Object.entries(actionLabels).map(([value, label]) => ({ value, label })),
  },
];

const loadDialog = () => import(/* webpackChunkName: "audit-entry" */ '../components/AuditEntryDialog');

/** The audit log, for administrators: changes, sign-ins, credentials and downloads. */
export default function AuditPage() {
  const state = useListState(FILTER_NAMES, NEWEST_FIRST);
  const response = useCall('GET /audit', { query: state.query });
  const [dialogModule, loadDialogModule] = useLazy(loadDialog);
  const [viewed, setViewed] = useState<AuditEntry | null>(null);
  const [open, setOpen] = useState(false);
  const openEntry = async (entry: AuditEntry): Promise<void> => {
    setViewed(entry);
    if (await loadDialogModule()) setOpen(true);
    else showErrorToast('No se pudo abrir el cambio. Revise su red e inténtelo de nuevo.');
  };
  const columns = createAuditColumns((entry) => void openEntry(entry));
  const exported = {
    columns: columns.filter(({ key }) => key !== 'view'),
    call: 'GET /audit',
    request: { query: toUnpagedQuery(state) },
  } as const;
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.empty }}
      />
      {dialogModule.status === 'loaded' && viewed && (
        <dialogModule.module.AuditEntryDialog entry={viewed} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
