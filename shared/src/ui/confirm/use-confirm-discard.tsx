import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';

interface DiscardController {
  /** Closes at once without unsaved changes; asks otherwise. */
  close: () => void;
  /** The caller has to render it. */
  dialog: ReactNode;
}

/** Asks before a dialog with unsaved changes closes; the cancel button has the focus. */
export function useConfirmDiscard(unsaved: boolean, onClose: () => void): DiscardController {
  const [isOpen, setIsOpen] = useState(false);
  const discard = (): void => {
    setIsOpen(false);
    onClose();
  };
  return {
    close: () => (unsaved ? setIsOpen(true) : onClose()),
    dialog: (
      <Modal
        open={isOpen}
        title="¿Descartar lo escrito?"
        okText="Descartar"
        cancelText="Seguir editando"
        okButtonProps={{ danger: true }}
        cancelButtonProps={{ autoFocus: true }}
        onOk={discard}
        onCancel={() => setIsOpen(false)}
        width={440}
        centered
        destroyOnHidden
      >
        Lo que escribió no se ha guardado. Si cierra ahora, se perderá.
      </Modal>
    ),
  };
}
