import { type Comparison, type Customer, customerPaths, getCustomerPath, getNewSalePath } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { ActionButton } from '@surco/shared/ui/feedback';
import { usePanelCall } from '@surco/shared/ui/panel';
import { Panel } from '../../../common/components/Panel';
import { createMoreLink } from '../../../common/model/createMoreLink';
import { createToVisitQuery } from '../../../common/model/myDayQueries';
import { texts } from '../texts';
import { CustomerContact } from './CustomerContact';

function CustomerToVisit({ customer, season }: { customer: Customer; season: string }) {
  const name = formatCustomerName(customer);
  return (
    <li>
      <span>
        <Link to={getCustomerPath(customer.id)}>{name}</Link>
        <small>{customer.locality?.name}</small>
      </span>
      <span className="surco-my-day-actions">
        <ActionButton primary action={{ label: texts.newSale, to: getNewSalePath(customer.id), icon: 'plus' }} />
        <CustomerContact name={name} phone={customer.phone} message="share.visit" values={{ temporada: season }} />
      </span>
    </li>
  );
}

/** The customers of the previous season who have not bought in this one yet. */
export function CustomersToVisit({ comparison: { season, previousSeason } }: { comparison: Comparison }) {
  const query = season && previousSeason ? createToVisitQuery(previousSeason.id, season.id) : null;
  const response = usePanelCall('GET /clients', query && { query });
  if (!query) return null;
  const { status, boughtIn, notBoughtIn } = query;
  const listPath = `${customerPaths.list}?${new URLSearchParams({ status, boughtIn, notBoughtIn })}`;
  return (
    <Panel
      title={texts.toVisit(previousSeason?.name ?? '')}
      response={response}
      more={createMoreLink(response.data?.totalRecords, listPath)}
      isEmpty={({ data }) => data.length === 0}
      emptyText={texts.noToVisit}
    >
      {({ data }) => (
        <ul className="surco-page-panel-items">
          {data.map((customer) => (
            <CustomerToVisit key={customer.id} customer={customer} season={season?.name ?? ''} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
