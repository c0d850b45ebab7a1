import { Modal as AntdModal, type ModalProps } from 'antd';
import { createContext, type ReactNode, useContext } from 'react';

const Content = createContext<ReactNode>(null);
const CurrentContent = () => useContext(Content);

/**
 * antd's dialog, whose animation may hold back what it contains: a field would then show its former text, and lose what
 * is typed meanwhile. A context reaches the content at once.
 */
export const Modal = ({ children, ...rest }: ModalProps) => (
  <Content value={children}>
    <AntdModal {...rest}>
      <CurrentContent />
    </AntdModal>
  </Content>
);
