import { ServerExport } from '@surco/shared/ui/export';
import { FormSection } from '@surco/shared/ui/form';
import { texts } from '../texts';

/** The users' access to what is stored about them, as a file. */
export const OwnDataSection = () => (
  <FormSection title={texts.ownData} help={texts.ownDataHelp}>
    <ServerExport call="GET /users/me/data" request={{}} name="datos-personales.json" label={texts.downloadOwnData} />
  </FormSection>
);
