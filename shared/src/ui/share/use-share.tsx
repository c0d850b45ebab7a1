import { type ReactNode, useState } from 'react';
import { showErrorToast } from '../../platform';
import { useLazy } from '../display/use-lazy';
import type { PaperToShare } from './paper-to-share';

/** Opens the dialog that shares a paper, whose code is loaded with the first press; `dialog` must be rendered. */
export function useShare(): { share: (paper: PaperToShare) => void; dialog: ReactNode } {
  const [dialogCode, load] = useLazy(() => import(/* webpackChunkName: "share" */ './share-dialog'));
  const [paper, setPaper] = useState<PaperToShare | null>(null);
  const share = async (next: PaperToShare): Promise<void> => {
    if (await load()) setPaper(next);
    else showErrorToast('No se pudo abrir «Compartir». Revise su red e inténtelo de nuevo.');
  };
  const ShareDialog = dialogCode.status === 'loaded' ? dialogCode.module.default : null;
  return {
    share: (next) => void share(next),
    dialog: paper && ShareDialog && <ShareDialog paper={paper} onClose={() => setPaper(null)} />,
  };
}
