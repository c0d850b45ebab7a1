import { ListImportPage } from '@surco/shared/ui/import';
import { INVENTORY_PATH } from '../../../paths';
import { importTexts } from '../importTexts';
import { texts } from '../texts';

/** imports the opening stock of a season. */
export default function ImportInventoryPage() {
  return (
    <ListImportPage
      imported="inventories"
      noun={texts.noun}
      help={importTexts.help}
      list={{ to: INVENTORY_PATH, label: importTexts.toList }}
      affectedCalls={['GET /inventories', 'GET /inventories/totals']}
    />
  );
}
