import { refresh, useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { Account } from '../components/Account';
import { PasswordForm } from '../components/PasswordForm';
import { ProfileForm } from '../components/ProfileForm';
import '../components/profile.css';

/** R-11 P-01: the own profile and password of whoever works here. */
export default function OwnProfilePage() {
  const answer = useCall('GET /users/me', {});
  return (
    <RecordState answer={answer}>
      {(user) => (
        <div className="surco-profile">
          <ProfileForm
            key={user.id}
            user={user}
            onSaved={(saved) => {
              void answer.mutate(saved, { revalidate: false });
              void refresh('GET /users');
            }}
          />
          <PasswordForm email={user.email} />
          <Account user={user} />
        </div>
      )}
    </RecordState>
  );
}
