import { ListImportPage } from '@surco/shared/ui/import';
import { LOCALITIES_PATH } from '../paths';
import { importTexts, texts } from '../texts';

/** imports localities from a spreadsheet: first a dry run, then all rows or none. */
export default function ImportLocalitiesPage() {
  return (
    <ListImportPage
      imported="localities"
      noun={texts.localities}
      help={importTexts.help}
      list={{ to: LOCALITIES_PATH, label: importTexts.listLink }}
      affectedCalls={['GET /localities']}
    />
  );
}
