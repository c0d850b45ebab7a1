import { Button, Modal } from 'antd';
import { FormPage, type FormPageProps } from '@surco/shared/ui/form-page';
import type { ReactNode } from 'react';

interface Props extends Pick<FormPageProps, 'validate' | 'onSubmit' | 'submitLabel' | 'unsaved' | 'actions'> {
  title: string;
  onClose: () => void;
  width?: number;
  children: ReactNode;
}

/** A short form above its list. It is closed by its buttons only, so that nothing typed is lost by a slip. */
export const FormDialog = ({ title, onClose, width = 560, actions, children, ...form }: Props) => (
  <Modal open title={title} footer={null} onCancel={onClose} width={width} mask={{ closable: false }} destroyOnHidden>
    <FormPage
      {...form}
      actions={
        <>
          {actions}
          <Button onClick={onClose}>Cancelar</Button>
        </>
      }
    >
      {children}
    </FormPage>
  </Modal>
);
