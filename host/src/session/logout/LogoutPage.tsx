import { hostPaths } from '@surco/shared/contract';
import { Link } from '@surco/shared/platform';
import { useEffect, useState } from 'react';
import { PlainButton } from '../../shell/theme/PlainButton';
import { redirectWithReload, type Redirect } from '../redirectWithReload';
import { logout } from './logout';
import '../layout/sessionPages.css';
import { describeLoss, countUnsentWork, type UnsentWork } from './unsentWork';

interface Props {
  redirect?: Redirect;
}

interface ConfirmationTexts {
  loss: string;
  names: readonly string[];
  consequence: string;
  confirm: string;
}

type Step =
  { name: 'checking' | 'signing-out' | 'server-not-notified' } | { name: 'confirming'; texts: ConfirmationTexts };

/** @returns null when nothing would be lost */
function describeConfirmation(unsent: UnsentWork | null): ConfirmationTexts | null {
  if (!unsent)
    return {
      loss: 'No se pudo comprobar si hay borradores o registros sin enviar en este dispositivo.',
      names: [],
      consequence: 'Si los hay, se pierden al cerrar la sesión.',
      confirm: 'Cerrar la sesión de todos modos',
    };
  const loss = describeLoss(unsent);
  return loss
    ? {
        loss,
        names: unsent.names,
        consequence: 'El servidor no los tiene: si cierra la sesión ahora, se pierden.',
        confirm: 'Cerrar la sesión y perderlos',
      }
    : null;
}

const ServerNotNotified = ({ redirect }: { redirect: Redirect }) => (
  <div className="surco-session-note" role="alert">
    <p>
      La sesión se cerró en este dispositivo, pero el servidor no respondió. Allá terminará sola; si el dispositivo es
      compartido, ciérrela de nuevo cuando haya conexión.
    </p>
    <div className="surco-session-actions">
      <PlainButton look="primary" onClick={() => redirect(hostPaths.logout)}>
        Cerrarla de nuevo
      </PlainButton>
      <PlainButton onClick={() => redirect(hostPaths.login)}>Ir a la página de entrada</PlainButton>
    </div>
  </div>
);

/** signs out and goes to the login page. Asks first if unsent work on this device would be lost. */
export default function LogoutPage({ redirect = redirectWithReload }: Props) {
  const [step, setStep] = useState<Step>({ name: 'checking' });

  useEffect(() => {
    let isMounted = true;
    void countUnsentWork().then((unsent) => {
      const texts = describeConfirmation(unsent);
      if (isMounted) setStep(texts ? { name: 'confirming', texts } : { name: 'signing-out' });
    });
    return () => {
      isMounted = false;
    };
  }, []);

  useEffect(() => {
    if (step.name !== 'signing-out') return undefined;
    let isMounted = true;
    void logout().then((isServerNotified) => {
      if (!isMounted) return;
      if (isServerNotified) redirect(hostPaths.login);
      else setStep({ name: 'server-not-notified' });
    });
    return () => {
      isMounted = false;
    };
  }, [step.name, redirect]);

  if (step.name === 'server-not-notified') return <ServerNotNotified redirect={redirect} />;
  if (step.name !== 'confirming') return <output className="surco-session-note">Cerrando la sesión…</output>;
  return (
    <div className="surco-session-note" role="alert">
      <p>
        <strong>{step.texts.loss}</strong> {step.texts.consequence}
      </p>
      {step.texts.names.length > 0 && (
        <ul>
          {step.texts.names.map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </ul>
      )}
      <div className="surco-session-actions">
        <Link className="surco-button" to="/">
          Volver sin cerrar la sesión
        </Link>
        <PlainButton look="danger" onClick={() => setStep({ name: 'signing-out' })}>
          {step.texts.confirm}
        </PlainButton>
      </div>
    </div>
  );
}
