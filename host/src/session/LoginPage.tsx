import { parseRole } from '@surco/shared/contract/roles';
import type { UserDetails } from '@surco/shared/contract';
import { boot, Link, runtimeConfig, useNavigate, useParams, useSearchParams } from '@surco/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { enterAfresh } from './leave';
import { afterSignIn } from './login/destination';
import { FarmerForm } from './login/FarmerForm';
import { LoginFrame } from './login/LoginFrame';
import { MicrosoftSignIn } from './login/MicrosoftSignIn';
import { StaffForm } from './login/StaffForm';
import { TEXTS } from './login/texts';

/**
 * the role of the address decides which form comes first. Both stay on the page, one of them hidden, so that
 * switching loses nothing.
 */
export default function LoginPage() {
  const { role, objective } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = parseRole(role) === 'Farmer';
  const [chosen, setChosen] = useState<boolean | null>(null);
  const farmer = chosen ?? named;
  const onSignedIn = (user: UserDetails): void => {
    const address = afterSignIn(user, objective ?? search.get('objective'));
    if (boot().trial) enterAfresh(address);
    else void navigate(address, { replace: true });
  };

  return (
    <LoginFrame title={TEXTS.pageTitle} heading={farmer ? TEXTS.farmerTitle : TEXTS.staffTitle}>
      <div hidden={!farmer}>
        <FarmerForm onSignedIn={onSignedIn} />
      </div>
      <div hidden={farmer}>
        <StaffForm onSignedIn={onSignedIn} />
        <p className="surco-login-forgot">
          <Link to="/restore-password">{TEXTS.forgot}</Link>
        </p>
        {runtimeConfig().sso.clientId !== '' && (
          <>
            <p className="surco-login-or">
              <span>{TEXTS.or}</span>
            </p>
            <MicrosoftSignIn onSignedIn={onSignedIn} />
          </>
        )}
      </div>
      <Button type="link" block onClick={() => setChosen(!farmer)}>
        {farmer ? TEXTS.toStaff : TEXTS.toFarmer}
      </Button>
      <p className="surco-login-register">
        <Link to="/customer-registration">{TEXTS.register}</Link>
      </p>
    </LoginFrame>
  );
}
