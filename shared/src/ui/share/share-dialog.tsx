import { Modal } from '../dialog/modal';
import { useRestoreFocus } from '../dialog/use-restore-focus';
import type { PaperToShare } from './paper-to-share';
import { ShareBody } from './share-body';
import { shareTexts as texts } from './share-texts';

/** The dialog "Compartir" of a document. */
export default function ShareDialog({ paper, onClose }: { paper: PaperToShare; onClose: () => void }) {
  useRestoreFocus();
  return (
    <Modal
      open
      title={texts.title(paper.name)}
      footer={null}
      onCancel={onClose}
      width={560}
      getContainer={document.body}
      destroyOnHidden
    >
      <ShareBody paper={paper} />
    </Modal>
  );
}
