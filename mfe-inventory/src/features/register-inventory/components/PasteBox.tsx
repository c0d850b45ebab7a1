import { TextAreaField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { texts } from '../texts';

interface Props {
  /** Called when the user pastes into the box. */
  onPaste: (event: ClipboardEvent) => void;
  /** Called with the text in the box: typed, or pasted as one line without tabs. */
  onSubmitText: (text: string) => void;
}

/** A text area for several lines, pasted or typed. The cells take only a paste with tabs or several lines. */
export function PasteBox({ onPaste, onSubmitText }: Props) {
  const [text, setText] = useState('');
  const submitText = (): void => {
    onSubmitText(text);
    setText('');
  };
  return (
    <details className="surco-register-paste" onPaste={onPaste}>
      <summary>{texts.pasteTitle}</summary>
      <TextAreaField
        name="paste"
        label={texts.pasteLabel}
        help={texts.pasteHelp}
        rows={3}
        value={text}
        placeholder="DKX-620; 400"
        onChange={setText}
      />
      <Button disabled={text.trim() === ''} onClick={submitText}>
        {texts.addPastedRows}
      </Button>
    </details>
  );
}
