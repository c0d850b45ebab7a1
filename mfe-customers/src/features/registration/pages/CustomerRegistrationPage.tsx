import { Link } from '@surco/shared/platform';
import { FormPage } from '@surco/shared/ui/form-page';
import { useState } from 'react';
import { IdentitySection } from '../../customer-fields/components/IdentitySection';
import { NoticeSection } from '../../customer-fields/components/NoticeSection';
import { PlaceSection } from '../../customer-fields/components/PlaceSection';
import { RanchSection } from '../../customer-fields/components/RanchSection';
import { changed, type CustomerChange, differs, EMPTY } from '../../customer-fields/model/draft';
import { useRegistration } from '../api/useRegistration';
import { Pending } from '../components/Pending';
import { registrationProblems } from '../model/registration';
import { texts, words } from '../texts';
import '../../customer-fields/customer-fields.css';
import './registration.css';

/** anyone may register as a customer; a person of the team approves it. */
export default function CustomerRegistrationPage() {
  const [draft, setDraft] = useState(EMPTY);
  const { done, register } = useRegistration();
  const set = (change: CustomerChange): void => setDraft((now) => changed(now, change));
  const fields = { draft, set, words };
  if (done) return <Pending registered={done} phone={draft.phone} />;
  return (
    <div className="surco-registration">
      <p>{texts.intro}</p>
      <Link className="surco-registration-link" to="/login/farmer">
        {texts.toSignIn}
      </Link>
      <FormPage
        validate={() => registrationProblems(draft)}
        onSubmit={() => register(draft)}
        submitLabel={texts.submit}
        unsaved={differs(draft, EMPTY)}
      >
        <IdentitySection {...fields} />
        <PlaceSection {...fields} />
        <RanchSection {...fields} />
        <NoticeSection {...fields} required />
      </FormPage>
    </div>
  );
}
