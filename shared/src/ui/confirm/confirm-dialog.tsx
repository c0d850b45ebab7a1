import { Input } from 'antd';
import { useId, useState } from 'react';
import { limits } from '../../domain';
import { ApiError, getErrorMessageWithCode } from '../../platform';
import { focusFirstControl } from '../dialog/focus-first-control';
import { Modal } from '../dialog/modal';
import type { ConfirmQuestion } from './confirm-question';
import { useConfirmDiscard } from './use-confirm-discard';
import './confirm-dialog.css';
import '../fields/field.css';

interface ConfirmDialogProps {
  question: ConfirmQuestion;
  open: boolean;
  onClose: (confirmed: boolean) => void;
}

interface ReasonFieldProps {
  reason: NonNullable<ConfirmQuestion['reason']>;
  text: string;
  onChange: (text: string) => void;
}

function ReasonField({ reason, text, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <div className="surco-confirm-reason" ref={focusFirstControl}>
      <label htmlFor={id} className="surco-field-label">
        {reason.label}
        <span aria-hidden="true"> *</span>
      </label>
      <Input.TextArea
        id={id}
        rows={3}
        maxLength={reason.maxLength ?? limits.reason.maxLength}
        aria-required
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** The dialog has one field, so its error needs no sentence about the whole form before it. */
const describeFailure = (error: unknown): string =>
  error instanceof ApiError && error.details.length > 0
    ? error.details.map(({ message }) => message).join(' ')
    : getErrorMessageWithCode(error);

/** The dialog of `useConfirm`. The focus is in the field of the reason, or without one on the cancel button. */
export function ConfirmDialog({ question, open, onClose }: ConfirmDialogProps) {
  const { title, text, details, confirmLabel, cancelLabel = 'Volver', danger = false, reason, action } = question;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [reasonText, setReasonText] = useState('');
  const discard = useConfirmDiscard(reasonText.trim() !== '', () => onClose(false));
  const runAction = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await action?.(reasonText.trim());
      onClose(true);
    } catch (error) {
      setFailure(describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const handleOk = (): void => {
    if (reason && !reasonText.trim()) setFailure(reason.missingText);
    else void runAction();
  };
  const reset = (): void => {
    setFailure(null);
    setReasonText('');
  };
  return (
    <Modal
      open={open}
      title={title}
      okText={confirmLabel}
      cancelText={cancelLabel}
      okButtonProps={{ danger }}
      cancelButtonProps={{ autoFocus: !reason, disabled: busy }}
      confirmLoading={busy}
      closable={!busy}
      mask={{ closable: !busy }}
      keyboard={!busy}
      onOk={handleOk}
      onCancel={discard.close}
      afterClose={reset}
      width={440}
      centered
      destroyOnHidden
    >
      <p>{text}</p>
      {details}
      {reason && <ReasonField reason={reason} text={reasonText} onChange={setReasonText} />}
      {failure && (
        <p role="alert" className="surco-field-error">
          {failure}
        </p>
      )}
      {discard.dialog}
    </Modal>
  );
}
