import { getCustomerPath, getSaleListPath, type SaleSummary } from '@surco/shared/contract';
import { formatCount, formatCustomerName, formatDate, getAllowedSaleActions } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { Icon, ToneTag } from '@surco/shared/ui/display';
import { useOutboxItems } from '@surco/shared/ui/outbox';
import { usePanelCall } from '@surco/shared/ui/panel';
import { Button } from 'antd';
import { FolioLink } from '../../../common/components/FolioLink';
import { Panel } from '../../../common/components/Panel';
import { useActionContext } from '../../../common/hooks/useActionContext';
import { useDelivery } from '../../../common/hooks/useDelivery';
import { createMoreLink } from '../../../common/model/createMoreLink';
import { deliveryTexts } from '../../../common/model/deliveryTexts';
import { findPendingDelivery } from '../../../common/model/deliveryValues';
import { TO_DELIVER_QUERY } from '../../../common/model/myDayQueries';
import { getSalePath } from '../../../paths';
import { texts } from '../texts';
import { CustomerContact } from './CustomerContact';

function SaleToDeliver({ sale, onDeliver }: { sale: SaleSummary; onDeliver: (sale: SaleSummary) => void }) {
  const context = useActionContext();
  const isPending = findPendingDelivery(useOutboxItems(), sale.id) !== null;
  const { id, folio, customer, date, bags, distributor } = sale;
  const name = formatCustomerName(customer);
  const bagCount = formatCount(bags, 'bolsa', 'bolsas');
  return (
    <li>
      <span>
        <Link to={getCustomerPath(customer.id)}>{name}</Link> · <FolioLink folio={folio} to={getSalePath(id)} />
        <small>
          {formatDate(date)} · {bagCount}
        </small>
      </span>
      <span className="surco-my-day-actions">
        {isPending && <ToneTag tone="gold">{deliveryTexts.pending}</ToneTag>}
        {!isPending && getAllowedSaleActions({ sale, ...context }).deliver && (
          <Button
            icon={<Icon name="check" size={16} />}
            aria-label={`Marcar como entregada la venta ${folio}`}
            onClick={() => onDeliver(sale)}
          >
            {texts.deliver}
          </Button>
        )}
        <CustomerContact
          name={name}
          phone={customer.phone}
          message="share.delivery"
          values={{ folio, fecha: formatDate(date), bolsas: bagCount, distribuidor: distributor.name }}
        />
      </span>
    </li>
  );
}

/** The registered sales that are not delivered yet. */
export function SalesToDeliver() {
  const response = usePanelCall('GET /sales', { query: TO_DELIVER_QUERY });
  const { deliver, dialog } = useDelivery(() => void response.mutate());
  return (
    <>
      <Panel
        title={texts.toDeliver}
        response={response}
        more={createMoreLink(response.data?.totalRecords, getSaleListPath({ status: TO_DELIVER_QUERY.status }))}
        isEmpty={({ data }) => data.length === 0}
        emptyText={texts.noToDeliver}
      >
        {({ data }) => (
          <ul className="surco-page-panel-items">
            {data.map((sale) => (
              <SaleToDeliver key={sale.id} sale={sale} onDeliver={deliver} />
            ))}
          </ul>
        )}
      </Panel>
      {dialog}
    </>
  );
}
