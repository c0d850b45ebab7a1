import { Button, Modal } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormPage, type FormPageProps } from './form-page';
import { useDiscard } from './use-discard';
import './form-dialog.css';

export interface FormDialogProps extends Pick<
  FormPageProps,
  'validate' | 'onSubmit' | 'submitLabel' | 'unsaved' | 'totals' | 'actions'
> {
  title: string;
  onClose: () => void;
  /** In px. */
  width?: number;
  cancelLabel?: string;
  children: ReactNode;
}

const FIRST = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** Unless somebody was quicker than the dialog's own motion. */
function focusFirst(form: HTMLElement | null): void {
  if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>(FIRST)?.focus();
}

/** It goes with its page's next picture, before `Modal` would have given the focus back to what opened it. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const nowhere = document.activeElement === document.body || !document.activeElement;
      if (nowhere && opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}

/** A short form above its page. A slip beside it does nothing, and closing it over what was typed asks first. */
export function FormDialog({
  title,
  onClose,
  width = 560,
  cancelLabel = 'Cancelar',
  onSubmit,
  actions,
  children,
  ...form
}: FormDialogProps) {
  useFocusBack();
  const { close, question } = useDiscard(form.unsaved, onClose);
  const [sending, setSending] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const send = async (): Promise<string | void> => {
    setSending(true);
    try {
      return await onSubmit();
    } finally {
      setSending(false);
    }
  };
  return (
    <Modal
      open
      title={title}
      footer={null}
      onCancel={close}
      width={width}
      mask={{ closable: false }}
      closable={!sending}
      keyboard={!sending}
      afterOpenChange={(open) => open && focusFirst(box.current)}
      destroyOnHidden
    >
      <div className="surco-form-dialog" ref={box}>
        <FormPage
          {...form}
          onSubmit={send}
          actions={
            <>
              {actions}
              <Button onClick={close} disabled={sending}>
                {cancelLabel}
              </Button>
            </>
          }
        >
          {children}
        </FormPage>
      </div>
      {question}
    </Modal>
  );
}
