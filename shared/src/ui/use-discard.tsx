import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';

interface Discard {
  /** Closes at once when nothing would be lost; asks otherwise. */
  close: () => void;
  /** Must stand somewhere on the page. */
  question: ReactNode;
}

/** Asks before a dialog is closed over what somebody typed in it; the answer that loses nothing has the focus. */
export function useDiscard(unsaved: boolean, onClose: () => void): Discard {
  const [asking, setAsking] = useState(false);
  const discard = (): void => {
    setAsking(false);
    onClose();
  };
  return {
    close: () => (unsaved ? setAsking(true) : onClose()),
    question: (
      <Modal
        open={asking}
        title="¿Descartar lo escrito?"
        okText="Descartar"
        cancelText="Seguir editando"
        okButtonProps={{ danger: true }}
        cancelButtonProps={{ autoFocus: true }}
        onOk={discard}
        onCancel={() => setAsking(false)}
        width={440}
        centered
        destroyOnHidden
      >
        Lo que escribió no se ha guardado. Si cierra ahora, se perderá.
      </Modal>
    ),
  };
}
