import { Link, useSession } from '@surco/shared/platform';
import { roleLabels } from '@surco/shared/contract/roles';
import { type ReactNode, useRef } from 'react';
import { Glyph } from './Glyph';

const PERSON = 'surco-person';
const LEAVE = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5';

const initials = (...names: readonly string[]): string =>
  names.map((name) => name.trim().charAt(0).toUpperCase()).join('') || '·';

/** Who is signed in, as what and for whom; and the way out. */
export function PersonMenu(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const user = useSession((state) => state.user);
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || (user.email ?? 'Sin nombre');
  const close = (): void => panel.current?.hidePopover?.();
  return (
    <div className="surco-person">
      <button type="button" className="surco-person-button" popoverTarget={PERSON} aria-label={`Cuenta de ${name}`}>
        <span className="surco-person-initials" data-initials={initials(user.firstName, user.lastName)} />
        <span className="surco-person-name" aria-hidden="true">
          {name}
        </span>
      </button>
      <div id={PERSON} className="surco-person-panel" popover="auto" ref={panel}>
        <p className="surco-person-who">{name}</p>
        {user.email && name !== user.email && <p>{user.email}</p>}
        <p>{roleLabels[user.role]}</p>
        {user.distributor && <p>{user.distributor.name}</p>}
        <Link className="surco-menu-link" to="/logout" onClick={close}>
          <Glyph path={LEAVE} />
          Cerrar sesión
        </Link>
      </div>
    </div>
  );
}
