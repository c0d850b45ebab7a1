import { parseRole } from '@surco/shared/domain';
import { hostPaths, type SessionUser } from '@surco/shared/contract';
import {
  getBootData,
  getRuntimeConfig,
  Link,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from '@surco/shared/platform';
import { useState } from 'react';
import { preloadAntd } from '../../shell/theme/LazyAntdConfig';
import { PlainButton } from '../../shell/theme/PlainButton';
import { readLoginState } from '../../navigation/loginState';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { replaceWithReload } from '../redirectWithReload';
import { getSignInDestination } from './getSignInDestination';
import { FarmerForm } from './FarmerForm';
import { AuthLayout } from '../layout/AuthLayout';
import { MicrosoftSignIn } from './MicrosoftSignIn';
import { type SecondStep, StaffForm } from './StaffForm';
import { LOGIN_TEXTS } from './loginTexts';

/**
 * the role in the address decides which form is shown first. The other form stays hidden on the page, so that
 * switching keeps the values.
 */
export default function LoginPage() {
  const { role, objective } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const paths = useSectionPaths();
  const isFarmerAddress = parseRole(role) === 'Farmer';
  const [isFarmerChosen, setFarmerChosen] = useState<boolean | null>(null);
  const [secondStep, setSecondStep] = useState<SecondStep | null>(null);
  const isFarmer = isFarmerChosen ?? isFarmerAddress;
  const onSignedIn = (user: SessionUser): void => {
    const address = getSignInDestination(
      paths,
      user,
      objective ?? search.get('objective'),
      readLoginState(state, 'requestedPath'),
    );
    if (getBootData().hasCanary) replaceWithReload(address);
    else void navigate(address, { replace: true });
  };

  if (secondStep) {
    const { SecondStepForm, challenge } = secondStep;
    return (
      <AuthLayout title={LOGIN_TEXTS.pageTitle} heading={LOGIN_TEXTS.secondStepTitle}>
        <SecondStepForm challenge={challenge} onSignedIn={onSignedIn} onRestart={() => setSecondStep(null)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={LOGIN_TEXTS.pageTitle} heading={isFarmer ? LOGIN_TEXTS.farmerTitle : LOGIN_TEXTS.staffTitle}>
      <div hidden={!isFarmer}>
        <FarmerForm onSignedIn={onSignedIn} />
      </div>
      <div hidden={isFarmer} onInput={preloadAntd}>
        <StaffForm email={readLoginState(state, 'email') ?? ''} onSignedIn={onSignedIn} onSecondStep={setSecondStep} />
        <p className="surco-login-forgot">
          <Link to={hostPaths.restorePassword}>{LOGIN_TEXTS.forgot}</Link>
        </p>
        {getRuntimeConfig().sso.clientId !== '' && (
          <>
            <p className="surco-login-or">
              <span>{LOGIN_TEXTS.or}</span>
            </p>
            <MicrosoftSignIn onSignedIn={onSignedIn} isShown={!isFarmer} />
          </>
        )}
      </div>
      <PlainButton look="link" onClick={() => setFarmerChosen(!isFarmer)}>
        {isFarmer ? LOGIN_TEXTS.toStaff : LOGIN_TEXTS.toFarmer}
      </PlainButton>
      {paths.loginLinks.map(({ path, label }) => (
        <p key={path} className="surco-login-register">
          <Link to={path}>{label}</Link>
        </p>
      ))}
    </AuthLayout>
  );
}
