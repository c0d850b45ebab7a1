import { useNavigate, useSearchParams } from '@surco/shared/platform';
import { useEffect } from 'react';
import { PlainButton } from '../../shell/theme/PlainButton';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { withObjective } from '../../navigation/withObjective';
import '../layout/sessionPages.css';

/** redirects a farmer to the simulator with the objective; the button is a fallback. */
export default function FarmerRedirectPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { home } = useSectionPaths();
  const address = withObjective(home.Farmer, search.get('objective'));
  useEffect(() => {
    void navigate(address, { replace: true });
  }, [navigate, address]);

  return (
    <div className="surco-session-note">
      <p>Abriendo el simulador de ensilado…</p>
      <PlainButton look="primary" onClick={() => void navigate(address, { replace: true })}>
        Abrir el simulador
      </PlainButton>
    </div>
  );
}
