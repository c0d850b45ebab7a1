import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { CopyButton } from './copy-button';
import { secondFactorTexts as texts } from './second-factor-texts';
import './second-factor.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** The page prints the codes alone while this class is on its body. */
const PRINT_CLASS = 'surco-print-recovery-codes';

function printCodes(): void {
  document.body.classList.add(PRINT_CLASS);
  window.print();
  document.body.classList.remove(PRINT_CLASS);
}

/** Shows new recovery codes, which the API does not return again: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const text = [texts.fileHeading, '', ...codes, ''].join('\r\n');
  return (
    <section ref={section} className="surco-recovery-codes" tabIndex={-1} aria-label={texts.codesTitle}>
      <h2>{texts.codesTitle}</h2>
      <p>{texts.codesHelp}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="surco-recovery-codes-actions">
        <CopyButton text={text}>{texts.copyCodes}</CopyButton>
        <Button href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={texts.fileName}>
          {texts.download}
        </Button>
        <Button onClick={printCodes}>{texts.print}</Button>
        <Button type="primary" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </section>
  );
}
