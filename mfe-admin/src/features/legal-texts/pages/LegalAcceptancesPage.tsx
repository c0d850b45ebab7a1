import { type CallQuery, getCustomerPath, type LegalAcceptance, toUnpagedQuery } from '@surco/shared/contract';
import { legalTextKinds, legalTextLabels } from '@surco/shared/domain';
import { useCall, useListState } from '@surco/shared/platform';
import { createColumns } from '@surco/shared/records/lists/createColumns';
import { legalAcceptanceColumns } from '@surco/shared/records/lists/legalAcceptances';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import type { ListColumn } from '@surco/shared/ui/table';
import { getUserPath } from '../../../paths';
import { texts } from '../texts';

const FILTER_NAMES = [
  'kind',
  'version',
] as const satisfies readonly (keyof CallQuery<'GET /legal-texts/acceptances'>)[];

const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
  {
    kind: 'select',
    name: 'kind',
    label: texts.kind,
    options: legalTextKinds.map((value) => ({ value, label: legalTextLabels[value] })),
  },
  { kind: 'search', name: 'version', label: texts.version },
];

const column = createColumns(legalAcceptanceColumns);

const columns: readonly ListColumn<LegalAcceptance>[] = [
  column('person', { cardPosition: 'title' }),
  column('personKind', { cardLabel: 'hidden' }),
  column('kind', { cardLabel: 'hidden' }),
  column('version', { nowrap: true }),
  column('acceptedAt', { sortField: 'acceptedAt', cardLabel: 'hidden', nowrap: true }),
];

const getPersonPath = ({ user, customer }: LegalAcceptance): string =>
  user ? getUserPath(user.id) : getCustomerPath(customer?.id ?? '');

/** Who accepted which version of the terms and of the privacy notice. */
export default function LegalAcceptancesPage() {
  const state = useListState(FILTER_NAMES, '-acceptedAt');
  const response = useCall('GET /legal-texts/acceptances', { query: state.query });
  const exported = {
    columns,
    call: 'GET /legal-texts/acceptances',
    request: { query: toUnpagedQuery(state) },
  } as const;
  return (
    <ListPage
      noun={texts.acceptancesNoun}
      state={state}
      response={response}
      columns={columns}
      filters={filters}
      extra={<ListExport {...exported} />}
      selectionOptions={{ exported }}
      empty={{ text: texts.noAcceptances }}
      rowLink={getPersonPath}
    />
  );
}
