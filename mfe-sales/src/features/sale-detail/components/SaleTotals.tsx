import type { Sale } from '@surco/shared/contract';
import { Money } from '@surco/shared/ui/money';
import { texts } from '../texts';

/** Subtotal, tax and total under the lines. */
export const SaleTotals = ({ sale }: { sale: Pick<Sale, 'subtotal' | 'tax' | 'total'> }) => (
  <dl className="surco-sale-totals">
    <div>
      <dt>{texts.subtotal}</dt>
      <dd>
        <Money value={sale.subtotal} />
      </dd>
    </div>
    <div>
      <dt>{texts.tax}</dt>
      <dd>
        <Money value={sale.tax} />
      </dd>
    </div>
    <div>
      <dt>{texts.total}</dt>
      <dd>
        <Money value={sale.total} strong />
      </dd>
    </div>
  </dl>
);
