import { Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { errorText } from '../platform';
import type { Question } from './question';
import { useDiscard } from './use-discard';
import './confirm-dialog.css';
import './field.css';

interface Props {
  question: Question;
  open: boolean;
  onClose: (confirmed: boolean) => void;
}

interface ReasonProps {
  reason: NonNullable<Question['reason']>;
  words: string;
  onChange: (words: string) => void;
}

function Reason({ reason, words, onChange }: ReasonProps) {
  const id = useId();
  return (
    <div className="surco-confirm-reason">
      <label htmlFor={id} className="surco-field-label">
        {reason.label}
        <span aria-hidden="true"> *</span>
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={reason.maxLength ?? 500}
        aria-required
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The question of `useConfirm`. The answer that loses nothing has the focus. */
export function ConfirmDialog({ question, open, onClose }: Props) {
  const { title, text, confirmLabel, cancelLabel = 'Volver', danger = false, reason, action } = question;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const discard = useDiscard(words.trim() !== '', () => onClose(false));
  const act = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await action?.(words.trim());
      onClose(true);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  const confirmed = (): void => {
    if (reason && !words.trim()) setFailure(reason.missing);
    else void act();
  };
  const reset = (): void => {
    setFailure(null);
    setWords('');
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
      onOk={confirmed}
      onCancel={discard.close}
      afterClose={reset}
      width={440}
      centered
      destroyOnHidden
    >
      <p>{text}</p>
      {reason && <Reason reason={reason} words={words} onChange={setWords} />}
      {failure && (
        <p role="alert" className="surco-field-error">
          {failure}
        </p>
      )}
      {discard.question}
    </Modal>
  );
}
