import { formatPhone } from '@surco/shared/domain/phone';
import { Link } from '@surco/shared/platform';
import { StatusTag } from '@surco/shared/ui/status-tag';
import { useEffect, useRef } from 'react';
import type { Registered } from '../api/useRegistration';
import { texts } from '../texts';

/** T-04: the registration waits, and this is what comes next. */
export function Pending({ registered, phone }: { registered: Registered; phone: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="surco-registration-pending">
      <StatusTag status={registered.status} />
      <h2 ref={heading} tabIndex={-1}>
        {texts.pendingTitle}: {texts.pending.toLowerCase()}
      </h2>
      <p>{texts.registeredWith(formatPhone(phone))}</p>
      <h3>{texts.next}</h3>
      <ol>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {registered.warnings.length > 0 && (
        <div className="surco-registration-look">
          <p>{texts.worthALook}</p>
          <ul>
            {registered.warnings.map(({ path, message }) => (
              <li key={path}>{message}</li>
            ))}
          </ul>
        </div>
      )}
      <Link className="surco-registration-link" to="/login/farmer">
        {texts.backToSignIn}
      </Link>
    </div>
  );
}
