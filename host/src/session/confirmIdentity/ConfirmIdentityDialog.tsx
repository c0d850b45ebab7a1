import { Button, Modal, Typography } from 'antd';
import { useEffect, useState } from 'react';
import { prepareMsal } from '../sso/loadMsal';
import { getPopupErrorMessage } from '../sso/popupErrors';
import { SSO_TEXTS } from '../sso/ssoTexts';
import { CONFIRM_IDENTITY_TEXTS as texts } from './confirmIdentityTexts';
import { signInAgain } from './signInAgain';

interface Props {
  onConfirmed: () => void;
  onCancel: () => void;
}

const focus = (button: HTMLElement | null): void => button?.focus();

type Status = 'preparing' | 'ready' | 'waiting';

/** Asks the user of an account without a password to sign in again in the directory, before a change of their access. */
export function ConfirmIdentityDialog({ onConfirmed, onCancel }: Props) {
  const [status, setStatus] = useState<Status>('preparing');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // Loaded before the press: WebKit opens a popup only immediately after it.
    prepareMsal().then(
      () => setStatus('ready'),
      (error: unknown) => {
        setFailure(getPopupErrorMessage(error));
        setStatus('ready');
      },
    );
  }, []);
  const start = async (): Promise<void> => {
    setFailure(null);
    setStatus('waiting');
    try {
      await signInAgain(() => {
        setFailure(SSO_TEXTS.closed);
        setStatus('ready');
      });
      onConfirmed();
    } catch (error) {
      setFailure(getPopupErrorMessage(error));
      setStatus('ready');
    }
  };
  const isPreparing = status === 'preparing';
  return (
    <Modal
      open
      // In the page from the first render, so that the button gets the focus.
      getContainer={document.body}
      title={texts.title}
      onCancel={onCancel}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={onCancel}>{texts.cancel}</Button>
          {/* Not `disabled`, which would not get the focus. */}
          <Button
            type="primary"
            ref={focus}
            aria-disabled={isPreparing}
            onClick={() => {
              if (!isPreparing) void start();
            }}
          >
            {texts.open}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <output>{status === 'ready' ? null : texts[status]}</output>
      <div role="alert">{failure && <Typography.Text type="danger">{failure}</Typography.Text>}</div>
    </Modal>
  );
}
