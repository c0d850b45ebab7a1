import { ListImportPage } from '@surco/shared/ui/import';
import { getPartnersListPath } from '../paths';
import { importTexts } from '../importTexts';
import { texts } from '../texts';

/** imports partners of every type. */
export default function ImportPartnersPage() {
  return (
    <ListImportPage
      imported="partners"
      noun={texts.noun}
      help={importTexts.help}
      list={{ to: getPartnersListPath('DISTRIBUTOR'), label: importTexts.toList }}
      affectedCalls={['GET /partners', 'GET /partners/{id}', 'GET /distributors']}
    />
  );
}
