import { errorText, Link, useNavigate, useSession } from '@surco/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { homeOf } from '../../navigation/home';
import { acceptTerms } from './accept';
import { useReadToEnd } from './useReadToEnd';

const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The text, and acceptance once it has been read to its end. */
export function Terms({ version, text }: { version: string; text: string }) {
  const user = useSession((state) => state.user);
  const navigate = useNavigate();
  const { box, read, look } = useReadToEnd<HTMLElement>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const accept = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      const { role } = await acceptTerms();
      void navigate(homeOf(role), { replace: true });
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="surco-terms">
      <p className="surco-terms-version">Versión {version}</p>
      <section ref={box} className="surco-terms-text" aria-label="Texto de los términos" onScroll={look}>
        {paragraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <div role="alert" className={refusal ? 'surco-terms-refusal' : undefined}>
        {refusal}
      </div>
      {user?.acceptedTos ? (
        <div className="surco-session-actions">
          <p>Ya aceptó estos términos.</p>
          <Link className="surco-button surco-button-primary" to={homeOf(user.role)}>
            Continuar
          </Link>
        </div>
      ) : (
        <div className="surco-session-actions">
          <Button type="primary" size="large" disabled={!read || busy} onClick={() => void accept()}>
            {busy ? 'Guardando…' : 'Acepto los términos'}
          </Button>
          <Link to="/logout">No acepto, cerrar sesión</Link>
          {!read && <p className="surco-terms-hint">Lea el texto hasta el final para poder aceptarlo.</p>}
        </div>
      )}
    </div>
  );
}
