import { showErrorToast } from '@surco/shared/platform';
import type { ReactNode } from 'react';
import { Icon } from '../shell/icons/Icon';
import { installsFromShareMenu, promptInstallation, useInstallPrompt } from './installPrompt';

const INSTALL_ICON = 'M12 4v11m-4-4 4 4 4-4M5 19.5h14';

const showInstructions = (): void => {
  import(/* webpackChunkName: "hints" */ '../hints/showInstallHint').then(
    ({ showInstallInstructions }) => showInstallInstructions('requested-install'),
    () => showErrorToast('No se pudieron abrir las instrucciones. Revise su red e inténtelo de nuevo.'),
  );
};

/** Entry of the user menu that installs the product, while the browser can. */
export function InstallButton({ onUse }: { onUse: () => void }): ReactNode {
  const event = useInstallPrompt((state) => state.event);
  if (!event && !installsFromShareMenu()) return null;
  return (
    <button
      type="button"
      className="surco-menu-link"
      onClick={() => {
        onUse();
        if (event) promptInstallation();
        else showInstructions();
      }}
    >
      <Icon path={INSTALL_ICON} />
      Instalar la aplicación
    </button>
  );
}
