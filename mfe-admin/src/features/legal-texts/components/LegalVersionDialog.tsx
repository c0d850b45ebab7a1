import type { LegalTextVersion } from '@surco/shared/contract';
import { legalTextLabels } from '@surco/shared/domain';
import { Button, Modal } from 'antd';
import { texts } from '../texts';
import { ScrollingText } from './ScrollingText';
import './legalTexts.css';

interface Props {
  version: LegalTextVersion;
  open: boolean;
  onClose: () => void;
}

/** The text of one version, as people read it. */
export const LegalVersionDialog = ({ version: { kind, version, text }, open, onClose }: Props) => (
  <Modal
    open={open}
    title={`${legalTextLabels[kind]}, versión ${version}`}
    onCancel={onClose}
    width={720}
    centered
    destroyOnHidden
    footer={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <ScrollingText className="surco-legal-version" label={legalTextLabels[kind]} text={text} />
  </Modal>
);
