import { type CallQuery, type Partner, toUnpagedQuery } from '@surco/shared/contract';
import { partnerTypeLabels, partnerTypes } from '@surco/shared/domain';
import { partnerFields } from '@surco/shared/records/partner';
import { useCall, useListState, useParams } from '@surco/shared/platform';
import type { RowAction } from '@surco/shared/ui/menu';
import { toOptions } from '@surco/shared/ui/fields';
import { LinkTabs } from '@surco/shared/ui/display';
import { ListExport } from '@surco/shared/ui/export';
import { type ListFilter, ListPage } from '@surco/shared/ui/list';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { useZoneOptions } from '../../../common/api/locationOptions';
import { getPartnerColumns } from '../components/getPartnerColumns';
import { getPartnerPath } from '../../../paths';
import { getPartnersListPath, getNewPartnerPath, IMPORT_PARTNERS_PATH } from '../paths';
import { texts } from '../texts';

const FILTER_NAMES = ['search', 'zoneId', 'status'] as const satisfies readonly (keyof CallQuery<'GET /partners'>)[];

const getRowActions = ({ id }: Partner): readonly RowAction[] => [
  { key: 'edit', label: texts.edit, icon: 'edit', to: getPartnerPath(id) },
];

/** the partners of one type; each type has its own path. */
export default function PartnersListPage() {
  const type = parseEnumValue(partnerTypes, useParams().type ?? '');
  const state = useListState(FILTER_NAMES, 'name');
  const response = useCall('GET /partners', { query: { ...state.query, type } });
  const zones = useZoneOptions();
  const filters: readonly ListFilter<(typeof FILTER_NAMES)[number]>[] = [
    { kind: 'search', name: 'search', label: texts.search },
    { kind: 'select', name: 'zoneId', label: texts.zone, options: zones },
    {
      kind: 'select',
      name: 'status',
      label: partnerFields.status.label,
      options: toOptions(partnerFields.status.choices),
    },
  ];
  const columns = getPartnerColumns(type);
  const exported = { columns, call: 'GET /partners', request: { query: { ...toUnpagedQuery(state), type } } } as const;
  return (
    <>
      <LinkTabs
        label={texts.tabs}
        tabs={partnerTypes.map((value) => ({
          to: getPartnersListPath(value),
          label: partnerTypeLabels[value],
          current: value === type,
        }))}
      />
      <ListPage
        noun={texts.noun}
        state={state}
        response={response}
        columns={columns}
        filters={filters}
        action={{ label: texts.newPartner, to: getNewPartnerPath(type), icon: 'plus' }}
        importTo={IMPORT_PARTNERS_PATH}
        extra={<ListExport {...exported} />}
        selectionOptions={{ exported }}
        empty={{ text: texts.empty }}
        rowLink={({ id }) => getPartnerPath(id)}
        rowActions={getRowActions}
      />
    </>
  );
}
