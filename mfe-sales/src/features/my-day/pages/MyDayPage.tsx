import { ActionButton } from '@surco/shared/ui/feedback';
import { usePanelCall } from '@surco/shared/ui/panel';
import { OutboxPanel } from '../../../common/components/OutboxPanel';
import { CustomersToVisit } from '../components/CustomersToVisit';
import { ExpiringVouchers } from '../components/ExpiringVouchers';
import { OwnProgress } from '../components/OwnProgress';
import { SalesToDeliver } from '../components/SalesToDeliver';
import { CREATE_SALE_PATH, CREATE_VOUCHER_PATH } from '../../../paths';
import { texts } from '../texts';
import '../components/my-day.css';

/** what a consultant has to do today, also from the last answers without a network. */
export default function MyDayPage() {
  const summary = usePanelCall('GET /overview/summary', { query: {} });
  return (
    <div className="surco-my-day">
      <div className="surco-my-day-create surco-my-day-wide">
        <ActionButton primary action={{ label: texts.newSale, to: CREATE_SALE_PATH, icon: 'plus' }} />
        <ActionButton action={{ label: texts.newVoucher, to: CREATE_VOUCHER_PATH, icon: 'plus' }} />
      </div>
      <div className="surco-my-day-wide">
        <OutboxPanel />
      </div>
      <OwnProgress response={summary} />
      <div className="surco-my-day-tall">
        <ExpiringVouchers />
      </div>
      <SalesToDeliver />
      {summary.data && (
        <div className="surco-my-day-wide">
          <CustomersToVisit comparison={summary.data.comparison} />
        </div>
      )}
    </div>
  );
}
