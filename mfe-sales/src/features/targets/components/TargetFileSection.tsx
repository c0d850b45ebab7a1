import { useLazy } from '@surco/shared/ui/display';
import { FoldedSection } from '@surco/shared/ui/form';
import { Button } from 'antd';
import { texts } from '../texts';
import type { TargetFileProps } from './TargetFileReader';

const loadReader = () => import(/* webpackChunkName: "target-file" */ './TargetFileReader');

/** The targets of a workbook; the code that reads it is loaded when the section is opened. */
export function TargetFileSection(props: TargetFileProps) {
  const [code, fetchCode] = useLazy(loadReader);
  return (
    <FoldedSection title={texts.file} help={texts.fileHelp} onToggle={() => void fetchCode()}>
      {code.status === 'loaded' && <code.module.TargetFileReader {...props} />}
      {code.status === 'failed' && (
        <p role="alert" className="surco-field-error">
          {texts.fileFailed}{' '}
          <Button size="small" onClick={() => void fetchCode()}>
            {texts.retry}
          </Button>
        </p>
      )}
    </FoldedSection>
  );
}
