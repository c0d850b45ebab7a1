import { formatCount, formatHectares } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { useState } from 'react';
import { buildSaleFormLinks, type SellableSimulation } from '../../model/saleFormLinks';
import { texts } from '../../texts';
import { CustomerField } from '../CustomerField';
import { ActionPanel } from './ActionPanel';

interface Props {
  sellable: SellableSimulation;
  product: string;
  onClose: () => void;
}

/** Opens the sale or DKbono form prefilled with the simulation's customer, product, bags, hectares and discount. */
export function SellPanel({ sellable, product, onClose }: Props) {
  const [clientId, setClientId] = useState(sellable.clientId);
  const links = buildSaleFormLinks({ ...sellable, clientId });
  const { bags, hectares } = sellable;
  return (
    <ActionPanel title={texts.sellTitle}>
      {links ? (
        <>
          <p>{texts.sellHelp(formatCount(bags ?? 0, 'bolsa', 'bolsas'), formatHectares(hectares), product)}</p>
          <CustomerField
            name="simulation.buyer"
            value={clientId}
            help={texts.sellCustomerHelp}
            onChange={setClientId}
          />
        </>
      ) : (
        <p>{texts.needsResult}</p>
      )}
      <div className="surco-simulation-actions">
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
    </ActionPanel>
  );
}
