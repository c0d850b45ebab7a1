import { hostPaths } from '@surco/shared/contract';
import { Link, useSession } from '@surco/shared/platform';
import { formatFullName, roleLabels } from '@surco/shared/domain';
import { type ReactNode, useRef } from 'react';
import { canUseLocalSections, openLocalSectionDialog } from '../../dev/devMode';
import { useSectionPaths } from '../../navigation/sectionPaths';
import { InstallButton } from '../../install/InstallButton';
import { FirstStepsButton } from '../../firstSteps/FirstStepsButton';
import { HELP_ICON } from '../../manual/HelpLink';
import { AboutButton } from '../../about/AboutButton';
import { Icon } from '../icons/Icon';
import './menu.css';
import './userMenu.css';

const PANEL_ID = 'surco-person';
const PROFILE_ICON = 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6';
const CODE_ICON = 'M8.5 7 4 12l4.5 5M15.5 7 20 12l-4.5 5M13.5 4.5l-3 15';
const LOGOUT_ICON = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9.5';

const formatInitials = (...names: readonly string[]): string =>
  names.map((name) => name.trim().charAt(0).toUpperCase()).join('') || '·';

/** Name, role and distributor of the user, with links to their own profile and the sign-out. */
export function UserMenu({ help }: { help: string | undefined }): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const user = useSession((state) => state.user);
  const paths = useSectionPaths();
  if (!user) return null;
  const name = formatFullName(user) || (user.email ?? 'Sin nombre');
  const profile = paths.profile[user.role];
  const close = (): void => panel.current?.hidePopover?.();
  return (
    <div className="surco-person">
      <button type="button" className="surco-person-button" popoverTarget={PANEL_ID} aria-label={`Cuenta de ${name}`}>
        <span className="surco-person-initials" data-initials={formatInitials(user.firstName, user.lastName)} />
        <span className="surco-person-name" aria-hidden="true">
          {name}
        </span>
      </button>
      <div id={PANEL_ID} className="surco-person-panel" popover="auto" ref={panel}>
        <p className="surco-person-who">{name}</p>
        {user.email && name !== user.email && <p>{user.email}</p>}
        <p>{roleLabels[user.role]}</p>
        {user.distributor && <p>{user.distributor.name}</p>}
        {profile && (
          <Link className="surco-menu-link" to={profile} onClick={close}>
            <Icon path={PROFILE_ICON} />
            Mi perfil
          </Link>
        )}
        <FirstStepsButton onUse={close} />
        {help && (
          <a className="surco-menu-link" href={help} target="_blank" rel="noopener noreferrer" onClick={close}>
            <Icon path={HELP_ICON} />
            Ayuda de esta página
          </a>
        )}
        {canUseLocalSections() && (
          <button
            type="button"
            className="surco-menu-link"
            onClick={() => {
              close();
              openLocalSectionDialog();
            }}
          >
            <Icon path={CODE_ICON} />
            Sección en desarrollo
          </button>
        )}
        <InstallButton onUse={close} />
        <AboutButton onUse={close} />
        <Link className="surco-menu-link" to={hostPaths.logout} onClick={close}>
          <Icon path={LOGOUT_ICON} />
          Cerrar sesión
        </Link>
      </div>
    </div>
  );
}
