import { FormSection } from '@surco/shared/ui/form';
import { texts } from '../texts';

/** In place of the password form, for an account that signs in by the directory. */
export const NoPasswordSection = () => (
  <FormSection title={texts.password}>
    <p>{texts.noPassword}</p>
  </FormSection>
);
