import { getCustomerPath, getVoucherListPath, type VoucherSummary } from '@surco/shared/contract';
import { formatCustomerName, formatDate, formatMoney } from '@surco/shared/domain';
import { getToday, Link } from '@surco/shared/platform';
import { ActionButton } from '@surco/shared/ui/feedback';
import { usePanelCall } from '@surco/shared/ui/panel';
import { FolioLink } from '../../../common/components/FolioLink';
import { PendingBalance } from '../../../common/components/PendingBalance';
import { Panel } from '../../../common/components/Panel';
import { createMoreLink } from '../../../common/model/createMoreLink';
import { formatDateWithRelative } from '../../../common/model/formatDateWithRelative';
import { EXPIRING_QUERY } from '../../../common/model/myDayQueries';
import { getNewPaymentPath, getVoucherPath } from '../../../paths';
import { texts } from '../texts';
import { CustomerContact } from './CustomerContact';

function ExpiringVoucher({ voucher }: { voucher: VoucherSummary }) {
  const { id, folio, customer, balance, expiresAt, distributor } = voucher;
  const name = formatCustomerName(customer);
  return (
    <li>
      <span>
        <Link to={getCustomerPath(customer.id)}>{name}</Link> · <FolioLink folio={folio} to={getVoucherPath(id)} />
        <small>
          {formatDateWithRelative(expiresAt, getToday())} · {texts.balance} {formatMoney(balance)}
        </small>
        <PendingBalance voucherId={id} balance={balance} />
      </span>
      <span className="surco-my-day-actions">
        <ActionButton primary action={{ label: texts.pay, to: getNewPaymentPath(id), icon: 'money' }} />
        <CustomerContact
          name={name}
          phone={customer.phone}
          message="share.expiring"
          values={{
            folio,
            vigencia: formatDate(expiresAt),
            saldo: formatMoney(balance),
            distribuidor: distributor.name,
          }}
        />
      </span>
    </li>
  );
}

const LIST_PATH = getVoucherListPath({ expiresIn: String(EXPIRING_QUERY.expiresIn) });

/** The DKbonos that expire next and are not paid. */
export function ExpiringVouchers() {
  const response = usePanelCall('GET /vouchers', { query: EXPIRING_QUERY });
  return (
    <Panel
      title={texts.expiring}
      response={response}
      more={createMoreLink(response.data?.totalRecords, LIST_PATH)}
      isEmpty={({ data }) => data.length === 0}
      emptyText={texts.noExpiring}
    >
      {({ data }) => (
        <ul className="surco-page-panel-items">
          {data.map((voucher) => (
            <ExpiringVoucher key={voucher.id} voucher={voucher} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
