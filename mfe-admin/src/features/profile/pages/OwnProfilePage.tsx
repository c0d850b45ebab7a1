import { refresh, useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { AccountSection } from '../components/AccountSection';
import { EmailSection } from '../components/EmailSection';
import { OwnDataSection } from '../components/OwnDataSection';
import { NoPasswordSection } from '../components/NoPasswordSection';
import { PasswordForm } from '../components/PasswordForm';
import { ProfileForm } from '../components/ProfileForm';
import { PushSection } from '../components/PushSection';
import { SecondFactorSection } from '../components/SecondFactorSection';
import { SessionsSection } from '../components/SessionsSection';
import '../components/profile.css';

/**
 * R-11, P-01: the signed-in user's own profile, e-mail address, password, second factor, sessions, push devices,
 * account data and the download of the personal data.
 */
export default function OwnProfilePage() {
  const response = useCall('GET /users/me', {});
  const secondFactor = useCall('GET /users/me/second-factor', {});
  return (
    <RecordState response={response}>
      {(user) => (
        <div className="surco-profile">
          <ProfileForm
            key={user.id}
            user={user}
            onSaved={(saved) => {
              void response.mutate(saved, { revalidate: false });
              void refresh('GET /users');
            }}
          />
          <RecordState response={secondFactor}>
            {({ hasPassword }) => (
              <>
                <EmailSection email={user.email} hasPassword={hasPassword} />
                {hasPassword ? <PasswordForm email={user.email} /> : <NoPasswordSection />}
                <SecondFactorSection />
                <SessionsSection hasPassword={hasPassword} />
              </>
            )}
          </RecordState>
          <PushSection />
          <AccountSection user={user} />
          <OwnDataSection />
        </div>
      )}
    </RecordState>
  );
}
