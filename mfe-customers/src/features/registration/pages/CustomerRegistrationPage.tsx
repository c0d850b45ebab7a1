import { hostPaths } from '@surco/shared/contract';
import { Link } from '@surco/shared/platform';
import { type Form, FormPage, useForm } from '@surco/shared/ui/form';
import { IdentitySection } from '../../../common/components/IdentitySection';
import { PrivacyNoticeSection } from '../../../common/components/PrivacyNoticeSection';
import { AddressSection } from '../../../common/components/AddressSection';
import { RanchSection } from '../../../common/components/RanchSection';
import {
  applyFormChange,
  type CustomerFormChange,
  type CustomerFormValues,
  EMPTY_CUSTOMER,
} from '../../../common/model/customerFormValues';
import { useRegistration } from '../api/useRegistration';
import { RegistrationPending } from '../components/RegistrationPending';
import { validateRegistration } from '../model/validateRegistration';
import { texts, fieldTexts } from '../texts';
import '../../../common/components/customerFields.css';
import './registration.css';

/** the public registration of customers, which staff approves later. */
export default function CustomerRegistrationPage() {
  const { result, register } = useRegistration();
  const form: Form<CustomerFormValues, null> = useForm<CustomerFormValues>({
    toFormValues: () => EMPTY_CUSTOMER,
    validate: validateRegistration,
    send: (values) => register(values, form.setValues),
    onSent: () => undefined,
  });
  const { values } = form;
  const setValues = (change: CustomerFormChange): void =>
    form.updateValues((current) => applyFormChange(current, change));
  const sectionProps = { values, setValues, fieldTexts };
  if (result) return <RegistrationPending registered={result} phone={values.phone} />;
  return (
    <div className="surco-registration">
      <p>{texts.intro}</p>
      <Link className="surco-registration-link" to={hostPaths.farmerLogin}>
        {texts.signInLink}
      </Link>
      <FormPage form={form} submitLabel={texts.submit}>
        <IdentitySection {...sectionProps} />
        <AddressSection {...sectionProps} />
        <RanchSection {...sectionProps} />
        <PrivacyNoticeSection {...sectionProps} required />
      </FormPage>
    </div>
  );
}
