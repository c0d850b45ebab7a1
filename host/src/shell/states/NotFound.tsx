import { hostPaths } from '@surco/shared/contract';
import { Link, useNavigate, useSession } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { StatePanel } from './StatePanel';

const ICON = 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.2 15.2 20 20M8.6 8.6l3.8 3.8M12.4 8.6l-3.8 3.8';

/** the page for an unknown address, with links back. */
export function NotFound(): ReactNode {
  const navigate = useNavigate();
  const role = useSession(({ user }) => user?.role);
  const { overview } = useSectionPaths();
  const homePath = role === undefined ? hostPaths.login : overview[role];
  return (
    <StatePanel
      icon={ICON}
      heading="Esta dirección no lleva a ninguna página"
      text="Puede que el enlace esté incompleto o que la página haya cambiado de lugar."
    >
      <Link className="surco-button surco-button-primary" to={homePath}>
        {role === undefined ? 'Ir a la página de entrada' : 'Ir al inicio'}
      </Link>
      {history.length > 1 && (
        <button type="button" className="surco-button" onClick={() => void navigate(-1)}>
          Volver a la página anterior
        </button>
      )}
    </StatePanel>
  );
}
