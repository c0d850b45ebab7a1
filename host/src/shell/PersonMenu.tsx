import { Link, useSession } from '@surco/shared/platform';
import { roleLabels } from '@surco/shared/contract/roles';
import { fullName } from '@surco/shared/domain/names';
import { type ReactNode, useRef } from 'react';
import { allowsOwnMachine, openPanel } from '../dev/start';
import { profileOf } from '../navigation/home';
import { Glyph } from './Glyph';

const PERSON = 'surco-person';
const PROFILE = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6';
const CODE = 'M8.5 7 4 12l4.5 5M15.5 7 20 12l-4.5 5M13.5 4.5l-3 15';
const LEAVE = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5';

const initials = (...names: readonly string[]): string =>
  names.map((name) => name.trim().charAt(0).toUpperCase()).join('') || '·';

/** Who is signed in, as what and for whom; its own profile, and the way out. */
export function PersonMenu(): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const user = useSession((state) => state.user);
  if (!user) return null;
  const name = fullName(user) || (user.email ?? 'Sin nombre');
  const profile = profileOf(user.role);
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
        {profile && (
          <Link className="surco-menu-link" to={profile} onClick={close}>
            <Glyph path={PROFILE} />
            Mi perfil
          </Link>
        )}
        {allowsOwnMachine() && (
          <button
            type="button"
            className="surco-menu-link"
            onClick={() => {
              close();
              openPanel();
            }}
          >
            <Glyph path={CODE} />
            Sección en desarrollo
          </button>
        )}
        <Link className="surco-menu-link" to="/logout" onClick={close}>
          <Glyph path={LEAVE} />
          Cerrar sesión
        </Link>
      </div>
    </div>
  );
}
