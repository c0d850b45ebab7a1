import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { leaveFor, type Leave, LOGIN } from './leave';
import { logout } from './logout';
import './session.css';

interface Props {
  leave?: Leave;
}

/** signs out and goes to the login page; where the server did not hear of it, says so. */
export default function LogoutPage({ leave = leaveFor }: Props) {
  const [untold, setUntold] = useState(false);
  useEffect(() => {
    let here = true;
    void logout().then((told) => {
      if (!here) return;
      if (told) leave(LOGIN);
      else setUntold(true);
    });
    return () => {
      here = false;
    };
  }, [leave]);

  if (!untold) return <output className="surco-session-note">Cerrando la sesión…</output>;
  return (
    <div className="surco-session-note" role="alert">
      <p>
        La sesión se cerró en este equipo, pero el servidor no respondió. Allá terminará sola; si el equipo es
        compartido, ciérrela de nuevo cuando haya conexión.
      </p>
      <div className="surco-session-actions">
        <Button type="primary" onClick={() => leave('/logout')}>
          Cerrarla de nuevo
        </Button>
        <Button onClick={() => leave(LOGIN)}>Ir a la página de entrada</Button>
      </div>
    </div>
  );
}
