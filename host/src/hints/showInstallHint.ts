import { installsFromShareMenu, promptInstallation } from '../install/installPrompt';
import { removeHint, showHint } from './showHint';

/** Says how the product is installed from the menu of Safari. */
export const showInstallInstructions = (kind: 'install' | 'requested-install', onClose?: () => void): void =>
  showHint(kind, {
    text: 'Para instalar Surco en este dispositivo: toque Compartir y después «Agregar a inicio».',
    closeLabel: 'Entendido',
    onClose,
  });

/** Offers to install the product, or says how. @param onAnswered runs when the user agrees or refuses */
export function showInstallHint(onAnswered: () => void): void {
  if (installsFromShareMenu()) {
    showInstallInstructions('install', onAnswered);
    return;
  }
  showHint('install', {
    text: 'Instale Surco: se abre desde la pantalla de inicio y guarda lo necesario para trabajar sin conexión.',
    action: {
      label: 'Instalar',
      run: () => {
        removeHint('install');
        onAnswered();
        promptInstallation();
      },
    },
    closeLabel: 'Ahora no',
    onClose: onAnswered,
  });
}
