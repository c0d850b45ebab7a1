import type { Sale } from '@surco/shared/contract';
import { DataTable } from '@surco/shared/ui/table';
import { texts } from '../texts';
import { DocumentTotals } from './DocumentTotals';
import { lineColumns } from './lineColumns';

/** Lines of a document with their totals. */
export const DocumentProducts = ({ document }: { document: Pick<Sale, 'lines' | 'subtotal' | 'tax' | 'total'> }) => (
  <section className="surco-sale-products">
    <h2>{texts.products}</h2>
    <DataTable columns={lineColumns} rows={document.lines} caption={texts.products} />
    <DocumentTotals document={document} />
  </section>
);
