import type { Client } from '@surco/shared/contract';
import { formatHectares, formatNumber } from '@surco/shared/domain/formats';
import { formatPhone, phoneHref } from '@surco/shared/domain/phone';
import type { ListColumn } from '@surco/shared/ui/list-page';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { texts } from '../texts';
import { CustomerName } from './CustomerName';

const NONE = '–';

export const columns: readonly ListColumn<Client>[] = [
  {
    key: 'name',
    title: texts.name,
    render: (client) => <CustomerName client={client} />,
    sortField: 'name',
    phone: 'title',
  },
  {
    key: 'phone',
    title: texts.phone,
    render: ({ phone }) => <a href={phoneHref(phone)}>{formatPhone(phone)}</a>,
    nowrap: true,
  },
  { key: 'locality', title: texts.locality, render: ({ locality }) => locality.name },
  {
    key: 'hectares',
    title: texts.hectares,
    render: ({ hectares }) => formatHectares(hectares),
    align: 'right',
    sortField: 'hectares',
  },
  { key: 'herdSize', title: texts.herd, render: ({ herdSize }) => formatNumber(herdSize), align: 'right' },
  { key: 'productionType', title: texts.productionType, render: ({ productionType }) => productionType?.name ?? NONE },
  {
    key: 'consultant',
    title: texts.consultant,
    render: ({ consultant }) => (consultant ? `${consultant.firstName} ${consultant.lastName}` : NONE),
  },
  { key: 'status', title: texts.status, render: ({ status }) => <StatusTag status={status} />, phone: 'aside' },
];
