import { ListImportPage } from '@surco/shared/ui/import';
import { CUSTOMERS_LIST_PATH } from '../../../paths';
import { importTexts } from '../importTexts';
import { texts } from '../texts';

/** imports customers; consultants their own. */
export default function ImportCustomersPage() {
  return (
    <ListImportPage
      imported="clients"
      noun={texts.noun}
      help={importTexts.help}
      list={{ to: CUSTOMERS_LIST_PATH, label: importTexts.toList }}
      affectedCalls={['GET /clients', 'GET /clients/{id}']}
    />
  );
}
