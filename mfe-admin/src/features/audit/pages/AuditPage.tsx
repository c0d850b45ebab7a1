import type { AuditEntry } from '@surco/shared/contract';
import { wholeList } from '@surco/shared/domain/wholeList';
import { notifyError, useCall, useListState } from '@surco/shared/platform';
import { ListExport } from '@surco/shared/ui/list-export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list-page';
import { useLazy } from '@surco/shared/ui/use-lazy';
import { useState } from 'react';
import { findPerson, searchPeople } from '../api/people';
import { columnsWith } from '../components/columns';
import { actionLabels, entities } from '../model/words';
import { texts } from '../texts';

const FILTERS = ['userId', 'entity', 'action', 'from', 'to'] as const;
const NEWEST = '-at';

const filters: readonly ListFilter<(typeof FILTERS)[number]>[] = [
  { kind: 'remote', name: 'userId', label: texts.person, load: searchPeople, find: findPerson },
  { kind: 'dates', from: 'from', to: 'to', label: texts.dates },
  {
    kind: 'select',
    name: 'entity',
    label: texts.entity,
    options: Object.entries(entities).map(([value, { label }]) => ({ value, label })),
  },
  {
    kind: 'select',
    name: 'action',
    label: texts.action,
    options: Object.entries(actionLabels).map(([value, label]) => ({ value, label })),
  },
];

const loadDialog = () => import(/* webpackChunkName: "audit-entry" */ '../components/EntryDialog');

/** The trace of every write, for administrators: who, when, what, and each field before and after. */
export default function AuditPage() {
  const state = useListState(FILTERS, NEWEST);
  const answer = useCall('GET /audit', { query: state.query });
  const [code, fetchCode] = useLazy(loadDialog);
  const [viewed, setViewed] = useState<AuditEntry | null>(null);
  const [open, setOpen] = useState(false);
  const view = async (entry: AuditEntry): Promise<void> => {
    setViewed(entry);
    if (await fetchCode()) setOpen(true);
    else notifyError('No se pudo abrir el cambio. Revise su red e inténtelo de nuevo.');
  };
  const columns = columnsWith((entry) => void view(entry));
  return (
    <>
      <ListPage
        noun={texts.noun}
        state={state}
        answer={answer}
        columns={columns}
        filters={filters}
        extra={
          <ListExport
            name={texts.file}
            columns={columns.filter(({ key }) => key !== 'view')}
            call="GET /audit"
            request={{ query: wholeList(state) }}
          />
        }
        empty={{ text: texts.empty }}
      />
      {code.status === 'loaded' && viewed && (
        <code.module.EntryDialog entry={viewed} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
