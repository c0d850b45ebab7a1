import { Field } from '@surco/shared/ui/field';
import { Button, Input } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { texts } from '../texts';

interface Props {
  /** Takes a piece of a spreadsheet as it is pasted. */
  onPaste: (event: ClipboardEvent) => void;
  /** Takes what was written here. */
  onTake: (text: string) => void;
}

/** Room to paste where a phone offers it, or to write lines by hand. */
export function PasteBox({ onPaste, onTake }: Props) {
  const [text, setText] = useState('');
  const take = (): void => {
    onTake(text);
    setText('');
  };
  return (
    <details className="surco-register-paste" onPaste={onPaste}>
      <summary>{texts.pasteTitle}</summary>
      <Field name="paste" label={texts.pasteLabel} help={texts.pasteHelp}>
        {(wired) => (
          <Input.TextArea
            {...wired}
            rows={3}
            value={text}
            placeholder="DKX-620; 400"
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Button disabled={text.trim() === ''} onClick={take}>
        {texts.pasteTake}
      </Button>
    </details>
  );
}
