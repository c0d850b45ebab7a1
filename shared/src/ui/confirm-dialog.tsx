import { Modal } from 'antd';
import { useState } from 'react';
import { errorText } from '../platform';
import type { Question } from './question';

interface Props {
  question: Question;
  open: boolean;
  onClose: (confirmed: boolean) => void;
}

/** The question of `useConfirm`. The answer that loses nothing has the focus. */
export function ConfirmDialog({ question, open, onClose }: Props) {
  const { title, text, confirmLabel, cancelLabel = 'Volver', danger = false, action } = question;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirmed = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await action?.();
      onClose(true);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={confirmLabel}
      cancelText={cancelLabel}
      okButtonProps={{ danger }}
      cancelButtonProps={{ autoFocus: true, disabled: busy }}
      confirmLoading={busy}
      closable={!busy}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onOk={() => void confirmed()}
      onCancel={() => onClose(false)}
      afterClose={() => setFailure(null)}
      width={440}
      centered
      destroyOnHidden
    >
      <p>{text}</p>
      {failure && (
        <p role="alert" className="surco-field-error">
          {failure}
        </p>
      )}
    </Modal>
  );
}
