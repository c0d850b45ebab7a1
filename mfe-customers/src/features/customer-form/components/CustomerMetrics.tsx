import type { CustomerDetail } from '@surco/shared/contract';
import { formatCount, formatCustomerName, formatMoney } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { hasCredit } from '../../../common/model/hasCredit';
import {
  getCreditVouchersPath,
  getCustomerSalesPath,
  getCustomerSimulationsPath,
  getCustomerVouchersPath,
} from '../../../paths';
import { texts } from '../texts';

/** purchases, balance and simulations of a customer, with links to them. */
export const CustomerMetrics = ({ customer }: { customer: CustomerDetail }) => {
  const { id, summary } = customer;
  return (
    <dl className="surco-customer-figures" aria-label={texts.metricsLabel}>
      <div>
        <dt>{texts.purchases}</dt>
        <dd>
          <b>{formatMoney(summary.salesTotal)}</b>{' '}
          <Link to={getCustomerSalesPath(id)}>{formatCount(summary.sales, 'venta', 'ventas')}</Link>
        </dd>
      </div>
      <div>
        <dt>{texts.balance}</dt>
        <dd>
          <b>{formatMoney(summary.balance)}</b>{' '}
          <Link to={getCustomerVouchersPath(id)}>{formatCount(summary.vouchers, 'DKbono', 'DKbonos')}</Link>
        </dd>
      </div>
      {hasCredit(summary) && (
        <div>
          <dt>{texts.credit}</dt>
          <dd>
            <b>{formatMoney(summary.credit ?? '0')}</b> <Link to={getCreditVouchersPath(id)}>{texts.seeCredit}</Link>
          </dd>
        </div>
      )}
      {summary.simulations > 0 && (
        <div>
          <dt>{texts.simulations}</dt>
          <dd>
            <Link to={getCustomerSimulationsPath(formatCustomerName(customer))}>
              {formatCount(summary.simulations, 'escenario', 'escenarios')}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
};
