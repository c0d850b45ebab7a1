import { Link } from '@surco/shared/platform';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { leaveFor, type Leave, LOGIN } from './leave';
import { logout } from './logout';
import './session.css';
import { lossOf, unsentHere } from './unsent';

interface Props {
  leave?: Leave;
}

type Step = { at: 'looking' | 'leaving' | 'untold' } | { at: 'asking'; loss: string };

const Untold = ({ leave }: { leave: Leave }) => (
  <div className="surco-session-note" role="alert">
    <p>
      La sesión se cerró en este equipo, pero el servidor no respondió. Allá terminará sola; si el equipo es compartido,
      ciérrela de nuevo cuando haya conexión.
    </p>
    <div className="surco-session-actions">
      <Button type="primary" onClick={() => leave('/logout')}>
        Cerrarla de nuevo
      </Button>
      <Button onClick={() => leave(LOGIN)}>Ir a la página de entrada</Button>
    </div>
  </div>
);

/** signs out and goes to the login page; asks first where something would be lost that no server has. */
export default function LogoutPage({ leave = leaveFor }: Props) {
  const [step, setStep] = useState<Step>({ at: 'looking' });

  useEffect(() => {
    let here = true;
    void unsentHere().then((unsent) => {
      const loss = lossOf(unsent);
      if (here) setStep(loss ? { at: 'asking', loss } : { at: 'leaving' });
    });
    return () => {
      here = false;
    };
  }, []);

  useEffect(() => {
    if (step.at !== 'leaving') return undefined;
    let here = true;
    void logout().then((told) => {
      if (!here) return;
      if (told) leave(LOGIN);
      else setStep({ at: 'untold' });
    });
    return () => {
      here = false;
    };
  }, [step.at, leave]);

  if (step.at === 'untold') return <Untold leave={leave} />;
  if (step.at !== 'asking') return <output className="surco-session-note">Cerrando la sesión…</output>;
  return (
    <div className="surco-session-note" role="alert">
      <p>
        <strong>{step.loss}</strong> El servidor no los tiene: si cierra la sesión ahora, se pierden.
      </p>
      <div className="surco-session-actions">
        <Link className="surco-button" to="/">
          Volver sin cerrar la sesión
        </Link>
        <Button danger onClick={() => setStep({ at: 'leaving' })}>
          Cerrar la sesión y perderlos
        </Button>
      </div>
    </div>
  );
}
