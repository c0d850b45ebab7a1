import { showErrorToast } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { useSectionPaths } from '../navigation/sectionPaths';
import { Icon } from '../shell/icons/Icon';

const ICON = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v5.5M12 7.5v.5';

/** Entry of the user menu: the versions and the state of this tab, for support. */
export function AboutButton({ onUse }: { onUse: () => void }): ReactNode {
  const { remotes } = useSectionPaths();
  const open = (): void => {
    onUse();
    void import(/* webpackChunkName: "about" */ './openAbout').then(
      ({ openAbout }) => openAbout(remotes),
      () => showErrorToast('No se pudo abrir «Acerca de». Revise su red e inténtelo de nuevo.'),
    );
  };
  return (
    <button type="button" className="surco-menu-link" onClick={open}>
      <Icon path={ICON} />
      Acerca de
    </button>
  );
}
