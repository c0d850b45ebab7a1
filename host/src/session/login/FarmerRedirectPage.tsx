import { useNavigate, useSearchParams } from '@surco/shared/platform';
import { Button } from 'antd';
import { useEffect } from 'react';
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
      <Button type="primary" size="large" onClick={() => void navigate(address, { replace: true })}>
        Abrir el simulador
      </Button>
    </div>
  );
}
