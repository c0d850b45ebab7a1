import { hostPaths } from '@surco/shared/contract';
import { formatPhone } from '@surco/shared/domain';
import { Link } from '@surco/shared/platform';
import { StatusTag } from '@surco/shared/ui/display';
import { useEffect, useRef } from 'react';
import type { RegistrationResult } from '../api/useRegistration';
import { texts } from '../texts';

/** T-04: confirms the registration and lists the next steps. */
export function RegistrationPending({ registered, phone }: { registered: RegistrationResult; phone: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="surco-registration-pending">
      <StatusTag status={registered.status} />
      <h2 ref={heading} tabIndex={-1}>
        {texts.pendingTitle}: {texts.pending.toLowerCase()}
      </h2>
      <p>{texts.registeredWith(formatPhone(phone))}</p>
      <h3>{texts.nextSteps}</h3>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {registered.warnings.length > 0 && (
        <div className="surco-registration-warnings">
          <p>{texts.warningsIntro}</p>
          <ul>
            {registered.warnings.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Link className="surco-registration-link" to={hostPaths.farmerLogin}>
        {texts.backToSignInLink}
      </Link>
    </div>
  );
}
