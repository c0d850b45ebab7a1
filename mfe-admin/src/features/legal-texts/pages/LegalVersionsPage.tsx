import type { LegalTextVersion } from '@surco/shared/contract';
import { formatDateTime, formatFullName, formatNumber, legalTextLabels } from '@surco/shared/domain';
import { Link, showErrorToast, useCall, useListState } from '@surco/shared/platform';
import { ToneTag, useLazy } from '@surco/shared/ui/display';
import { ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import { useState } from 'react';
import { getAcceptancesPath } from '../paths';
import { texts } from '../texts';

const columns: readonly ListColumn<LegalTextVersion>[] = [
  { key: 'kind', title: texts.kind, render: ({ kind }) => legalTextLabels[kind], cardPosition: 'title' },
  { key: 'version', title: texts.version, render: ({ version }) => version, nowrap: true },
  {
    key: 'status',
    title: texts.status,
    render: ({ isCurrent }) => (
      <ToneTag tone={isCurrent ? 'green' : 'grey'}>{isCurrent ? texts.current : texts.previous}</ToneTag>
    ),
    cardPosition: 'aside',
  },
  {
    key: 'publishedAt',
    title: texts.publishedAt,
    render: ({ publishedAt }) => formatDateTime(publishedAt),
    sortField: 'publishedAt',
    sortAs: 'date',
    cardLabel: 'hidden',
    nowrap: true,
  },
  {
    key: 'publishedBy',
    title: texts.publishedBy,
    render: ({ publishedBy }) => (publishedBy ? formatFullName(publishedBy) : texts.original),
  },
  {
    key: 'acceptances',
    title: texts.acceptances,
    align: 'right',
    render: ({ kind, version, acceptances }) => (
      <Link
        to={getAcceptancesPath(kind, version)}
        aria-label={texts.seeAcceptancesOf(formatNumber(acceptances), version)}
      >
        {formatNumber(acceptances)}
      </Link>
    ),
  },
];

const loadDialog = () => import(/* webpackChunkName: "legal-version" */ '../components/LegalVersionDialog');

/** The published versions, each with its text and the number of people who accepted it. */
export default function LegalVersionsPage() {
  const state = useListState([], '-publishedAt');
  const response = useCall('GET /legal-texts/versions', { query: state.query });
  const [dialogModule, loadDialogModule] = useLazy(loadDialog);
  const [viewed, setViewed] = useState<LegalTextVersion | null>(null);
  const [open, setOpen] = useState(false);
  const openText = async (published: LegalTextVersion): Promise<void> => {
    setViewed(published);
    if (await loadDialogModule()) setOpen(true);
    else showErrorToast(texts.openFailed);
  };
  return (
    <>
      <ListPage
        noun={texts.versionsNoun}
        state={state}
        response={response}
        columns={columns}
        empty={{ text: texts.noVersions }}
        rowActions={(published) => [
          { key: 'text', label: texts.seeText, icon: 'file', onSelect: () => void openText(published) },
          {
            key: 'acceptances',
            label: texts.seeAcceptances,
            icon: 'user',
            to: getAcceptancesPath(published.kind, published.version),
          },
        ]}
      />
      {dialogModule.status === 'loaded' && viewed && (
        <dialogModule.module.LegalVersionDialog version={viewed} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
