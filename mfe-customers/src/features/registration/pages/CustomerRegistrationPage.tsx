import { Link } from '@surco/shared/platform';
import { FormPage } from '@surco/shared/ui/form-page';
import { useState } from 'react';
import { useRegistration } from '../api/useRegistration';
import { IdentitySection } from '../components/IdentitySection';
import { NoticeSection } from '../components/NoticeSection';
import { Pending } from '../components/Pending';
import { PlaceSection } from '../components/PlaceSection';
import { RanchSection } from '../components/RanchSection';
import { changed, type DraftChange, EMPTY, isDirty } from '../model/draft';
import { registrationProblems } from '../model/problems';
import { texts } from '../texts';
import './registration.css';

/** anyone may register as a customer; a person of the team approves it. */
export default function CustomerRegistrationPage() {
  const [draft, setDraft] = useState(EMPTY);
  const { done, register } = useRegistration();
  const set = (change: DraftChange): void => setDraft((now) => changed(now, change));
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
        unsaved={isDirty(draft)}
      >
        <IdentitySection draft={draft} set={set} />
        <PlaceSection draft={draft} set={set} />
        <RanchSection draft={draft} set={set} />
        <NoticeSection draft={draft} set={set} />
      </FormPage>
    </div>
  );
}
