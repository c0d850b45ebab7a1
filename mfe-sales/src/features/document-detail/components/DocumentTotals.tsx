import type { Sale } from '@surco/shared/contract';
import { Money } from '@surco/shared/ui/display';
import { texts } from '../texts';

const TOTAL_FIELDS = ['subtotal', 'tax', 'total'] as const;

/** Subtotal, tax and total under the lines. */
export const DocumentTotals = ({ document }: { document: Pick<Sale, (typeof TOTAL_FIELDS)[number]> }) => (
  <dl className="surco-sale-totals">
    {TOTAL_FIELDS.map((field) => (
      <div key={field}>
        <dt>{texts[field]}</dt>
        <dd>
          <Money value={document[field]} strong={field === 'total'} />
        </dd>
      </div>
    ))}
  </dl>
);
