import { ListImportPage } from '@surco/shared/ui/import';
import { PRODUCTS_LIST_PATH } from '../paths';
import { AFFECTED_CALLS } from '../api/useProductMutations';
import { importTexts } from '../importTexts';
import { texts } from '../texts';

/** imports products with their list prices. */
export default function ImportProductsPage() {
  return (
    <ListImportPage
      imported="products"
      noun={texts.noun}
      help={importTexts.help}
      list={{ to: PRODUCTS_LIST_PATH, label: importTexts.toList }}
      affectedCalls={[...AFFECTED_CALLS, 'GET /products/{id}', 'GET /prices']}
    />
  );
}
