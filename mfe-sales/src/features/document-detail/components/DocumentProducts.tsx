import type { Sale, Voucher } from '@surco/shared/contract';
import { DataTable } from '@surco/shared/ui/data-table';
import { texts } from '../texts';
import { DocumentSums } from './DocumentSums';
import { lineColumns } from './lineColumns';

/** The lines of a document and what they come to. */
export const DocumentProducts = ({ document }: { document: Sale | Voucher }) => (
  <section className="surco-sale-products">
    <h2>{texts.products}</h2>
    <DataTable columns={lineColumns} rows={document.lines} caption={texts.products} />
    <DocumentSums document={document} />
  </section>
);
