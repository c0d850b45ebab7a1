import { useNavigate, useSearchParams } from '@surco/shared/platform';
import { Button } from 'antd';
import { useEffect } from 'react';
import { SIMULATOR } from '../navigation/home';
import { farmerAddress } from './login/destination';
import './session.css';

/** sends the farmer on to the simulator with what was asked for; the button is there if that did not happen. */
export default function FarmerPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = farmerAddress(SIMULATOR, search.get('objective'));
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
