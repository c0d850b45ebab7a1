import { ListImportPage } from '@surco/shared/ui/import';
import { USERS_PATH } from '../../../paths';
import { importTexts } from '../importTexts';
import { texts } from '../texts';

/** imports users. */
export default function ImportUsersPage() {
  return (
    <ListImportPage
      imported="users"
      noun={texts.noun}
      help={importTexts.help}
      list={{ to: USERS_PATH, label: importTexts.toList }}
      affectedCalls={['GET /users', 'GET /users/{id}']}
    />
  );
}
