import { formatHectares, plural } from '@surco/shared/domain/formats';
import { Link } from '@surco/shared/platform';
import { useState } from 'react';
import { orderLinks, type Sellable } from '../model/order';
import { texts } from '../texts';
import { CustomerField } from './CustomerField';
import { Panel } from './Panel';

interface Props {
  sellable: Sellable;
  product: string;
  onClose: () => void;
}

/** A scenario becomes a sale or DKbono: their forms open with its customer, product, bags and hectares. */
export function SellPanel({ sellable, product, onClose }: Props) {
  const [clientId, setClientId] = useState(sellable.clientId);
  const links = orderLinks({ ...sellable, clientId });
  const { bags, hectares } = sellable;
  return (
    <Panel title={texts.sellTitle}>
      {links ? (
        <>
          <p>{texts.sellHelp(plural(bags ?? 0, 'bolsa', 'bolsas'), formatHectares(hectares), product)}</p>
          <CustomerField name="scenario.buyer" value={clientId} help={texts.sellCustomerHelp} onChange={setClientId} />
        </>
      ) : (
        <p>{texts.needsResult}</p>
      )}
      <div className="surco-scen-actions">
        {links && (
          <>
            <Link className="surco-button surco-button-primary" to={links.sale}>
              {texts.newSale}
            </Link>
            <Link className="surco-button" to={links.voucher}>
              {texts.newVoucher}
            </Link>
          </>
        )}
        <button type="button" className="surco-button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Panel>
  );
}
