import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { FieldScope } from '../fields/form-errors';
import { FormPage, type FormPageProps } from '../form/form-page';
import { useConfirmDiscard } from '../confirm/use-confirm-discard';
import { focusFirstControl } from './focus-first-control';
import { Modal } from './modal';
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
        getContainer={document.body}
        destroyOnHidden
      >
        <div className="surco-form-dialog" ref={focusFirstControl}>
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
