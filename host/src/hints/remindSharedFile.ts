import { hostPaths } from '@surco/shared/contract';
import { session } from '@surco/shared/platform';
import { confirmUnsavedChanges } from '../navigation/leaveConfirmation';
import { readSharedFile } from '../install/sharedFile';
import { deleteSharedFile } from '../offline/workerCaches';
import { redirectWithReload } from '../session/redirectWithReload';
import { removeHint, showHint } from './showHint';

async function openSharedFile(): Promise<void> {
  if (await confirmUnsavedChanges()) redirectWithReload(hostPaths.sharedFile);
}

/**
 * Shows a hint about a file that was shared before the sign-in, because the sign-in leads to the home of the role
 * (N-08) and not to the page of the shared file. Removes it when the session ends.
 * @returns a function that stops it
 */
export function remindSharedFile(): () => void {
  let userId: string | undefined;
  const check = async (): Promise<void> => {
    const { user } = session.get();
    if (user?.id === userId) return;
    userId = user?.id;
    removeHint('shared-file');
    if (!user || user.role === 'Farmer' || window.location.pathname === hostPaths.sharedFile) return;
    const file = await readSharedFile(user.id);
    if (!file || session.get().user?.id !== user.id) return;
    showHint('shared-file', {
      text: `Compartió «${file.name}» con Surco.`,
      action: { label: 'Elegir qué importar', run: () => void openSharedFile() },
      closeLabel: 'Descartar',
      onClose: () => void deleteSharedFile(),
    });
  };
  void check();
  return session.subscribe(() => void check());
}
