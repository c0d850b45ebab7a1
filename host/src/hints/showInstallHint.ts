import { installsFromShareMenu, promptInstallation } from '../install/installPrompt';
import { removeHint, showHint } from './showHint';

/** Offers to install the product, or says how. @param onAnswered runs when the user agrees or refuses */
export function showInstallHint(onAnswered: () => void): void {
  if (installsFromShareMenu()) {
    showHint({
      text: 'Para instalar Surco en este equipo: toque Compartir y después «Agregar a inicio».',
      closeLabel: 'Entendido',
      onClose: onAnswered,
    });
    return;
  }
  showHint({
    text: 'Instale Surco: se abre desde la pantalla de inicio y guarda lo necesario para trabajar sin conexión.',
    action: {
      label: 'Instalar',
      run: () => {
        removeHint();
        promptInstallation();
        onAnswered();
      },
    },
    closeLabel: 'Ahora no',
    onClose: onAnswered,
  });
}
