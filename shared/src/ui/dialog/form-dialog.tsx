import { Button, Modal } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { FieldScope } from '../fields/form-errors';
import { FormPage, type FormPageProps } from '../form/form-page';
import { useConfirmDiscard } from '../confirm/use-confirm-discard';
import { useRestoreFocus } from './use-restore-focus';
import './form-dialog.css';

export interface FormDialogProps extends Pick<FormPageProps, 'form' | 'submitLabel' | 'totals' | 'actions'> {
  title: string;
  onClose: () => void;
  /** In px. */
  width?: number;
  cancelLabel?: string;
  children: ReactNode;
}

const FIRST_CONTROL = 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])';

/** Focuses the first control unless the user already focused one during the opening animation. */
function focusFirst(form: HTMLElement | null): void {
  if (!form?.contains(document.activeElement)) form?.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
}

/** A short form in a dialog. A click on the mask does not close it; closing with unsaved changes asks first. */
export function FormDialog({
  title,
  onClose,
  width = 560,
  cancelLabel = 'Cancelar',
  form,
  submitLabel,
  totals,
  actions,
  children,
}: FormDialogProps) {
  useRestoreFocus();
  const { close, dialog } = useConfirmDiscard(form.unsaved, onClose);
  const box = useRef<HTMLDivElement>(null);
  const scope = useId();
  return (
    <>
      <Modal
        open
        title={title}
        footer={null}
        onCancel={close}
        width={width}
        mask={{ closable: false }}
        closable={!form.sending}
        keyboard={!form.sending}
        afterOpenChange={(open) => open && focusFirst(box.current)}
        destroyOnHidden
      >
        <div className="surco-form-dialog" ref={box}>
          <FieldScope value={`${scope}-`}>
            <FormPage
              form={{ ...form, dialog: null }}
              submitLabel={submitLabel}
              totals={totals}
              actions={
                <>
                  {actions}
                  <Button onClick={close} disabled={form.sending}>
                    {cancelLabel}
                  </Button>
                </>
              }
            >
              {children}
            </FormPage>
          </FieldScope>
        </div>
        {dialog}
      </Modal>
      {form.dialog}
    </>
  );
}
