import type { Sale } from '@surco/shared/contract';
import { Money } from '@surco/shared/ui/money';
import { texts } from '../texts';

const SUMS = ['subtotal', 'tax', 'total'] as const;

/** Subtotal, tax and total under the lines. */
export const DocumentSums = ({ document }: { document: Pick<Sale, (typeof SUMS)[number]> }) => (
  <dl className="surco-sale-totals">
    {SUMS.map((sum) => (
      <div key={sum}>
        <dt>{texts[sum]}</dt>
        <dd>
          <Money value={document[sum]} strong={sum === 'total'} />
        </dd>
      </div>
    ))}
  </dl>
);
