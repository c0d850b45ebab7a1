import { hostPaths } from '@surco/shared/contract';
import { splitParagraphs } from '@surco/shared/domain';
import { ApiError, getErrorMessage, Link, useCachePatch, useNavigate, useSession } from '@surco/shared/platform';
import { Button } from 'antd';
import { useState } from 'react';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { acceptTerms } from './acceptTerms';
import { useScrolledToEnd } from './useScrolledToEnd';

const HINT_ID = 'surco-terms-hint';

/** The text of the terms; they can be accepted once it has been scrolled to its end. */
export function TermsForm({ version, text }: { version: string; text: string }) {
  const user = useSession((state) => state.user);
  const navigate = useNavigate();
  const { refresh } = useCachePatch();
  const { home } = useSectionPaths();
  const { ref, isRead, checkPosition } = useScrolledToEnd<HTMLElement>(text);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const accept = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const { role } = await acceptTerms(version);
      void navigate(home[role], { replace: true });
    } catch (caught) {
      setError(getErrorMessage(caught));
      if (caught instanceof ApiError && caught.code === 'TEXTO_LEGAL_OBSOLETO') await refresh('GET /terms');
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="surco-terms">
      <p className="surco-terms-version">Versión {version}</p>
      <section ref={ref} className="surco-terms-text" aria-label="Texto de los términos" onScroll={checkPosition}>
        {splitParagraphs(text).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <div role="alert" className={error ? 'surco-terms-refusal' : undefined}>
        {error}
      </div>
      {user?.acceptedTos ? (
        <div className="surco-session-actions">
          <p>Ya aceptó estos términos.</p>
          <Link className="surco-button surco-button-primary" to={home[user.role]}>
            Continuar
          </Link>
        </div>
      ) : (
        <div className="surco-session-actions">
          {!isRead && (
            <p id={HINT_ID} className="surco-terms-hint">
              Lea el texto hasta el final para poder aceptarlo.
            </p>
          )}
          <Button
            type="primary"
            size="large"
            disabled={!isRead || busy}
            aria-describedby={isRead ? undefined : HINT_ID}
            onClick={() => void accept()}
          >
            {busy ? 'Guardando…' : 'Acepto los términos'}
          </Button>
          <Link to={hostPaths.logout}>No acepto, cerrar sesión</Link>
        </div>
      )}
    </div>
  );
}
