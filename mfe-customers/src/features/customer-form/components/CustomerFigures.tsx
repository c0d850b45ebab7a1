import type { ClientDetail } from '@surco/shared/contract';
import { formatMoney, plural } from '@surco/shared/domain/formats';
import { customerName } from '@surco/shared/domain/names';
import { Link } from '@surco/shared/platform';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { salesOf, simulationsOf, vouchersOf } from '../../../state/paths';
import { texts } from '../texts';

/** a consultant finds the form where others find the profile; what the customer bought and owes stands above it. */
export const CustomerFigures = ({ client }: { client: ClientDetail }) => {
  const { id, status, summary } = client;
  return (
    <dl className="surco-customer-figures" aria-label={texts.record}>
      <div>
        <dt>{texts.status}</dt>
        <dd>
          <StatusTag status={status} />
        </dd>
      </div>
      <div>
        <dt>{texts.bought}</dt>
        <dd>
          <b>{formatMoney(summary.salesTotal)}</b>{' '}
          <Link to={salesOf(id)}>{plural(summary.sales, 'venta', 'ventas')}</Link>
        </dd>
      </div>
      <div>
        <dt>{texts.owed}</dt>
        <dd>
          <b>{formatMoney(summary.balance)}</b>{' '}
          <Link to={vouchersOf(id)}>{plural(summary.vouchers, 'DKbono', 'DKbonos')}</Link>
        </dd>
      </div>
      {summary.simulations > 0 && (
        <div>
          <dt>{texts.calculated}</dt>
          <dd>
            <Link to={simulationsOf(customerName(client))}>
              {plural(summary.simulations, 'simulación', 'simulaciones')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
};
