import type { Sale } from '@surco/shared/contract';
import { Money } from '@surco/shared/ui/display';
import { texts } from '../texts';

const TOTAL_FIELDS = ['subtotal', 'tax', 'total'] as const;

/** Subtotal, tax and total under the lines. */
export const DocumentTotals = ({ document }: { document: Pick<Sale, (typeof TOTAL_FIELDS)[number]> }) => (
  <dl className="surco-sale-totals">
    {TOTAL_FIELDS.map((sum) => (
      <div key={sum}>
        <dt>{texts[sum]}</dt>
        <dd>
          <Money value={document[sum]} strong={sum === 'total'} />
        </dd>
      </div>
    ))}
  </dl>
);
