import { Button } from 'antd';
import { type ClipboardEvent, useState } from 'react';
import { TextAreaField } from '../inputs/text-area-field';
import './paste.css';

interface Props {
  /** What is pasted: one record per line, and which columns. */
  label: string;
  help: string;
  /** An example line. */
  placeholder: string;
  /** Called when the user pastes into the box. */
  onPaste: (event: ClipboardEvent) => void;
  /** Called with the text in the box: typed, or pasted as one line without tabs. */
  onSubmitText: (text: string) => void;
}

/**
 * A text area for several lines of a spreadsheet, pasted or typed, below an editable table. The fields of the table take
 * only a paste with tabs or several lines (`isTabular`).
 */
export function PasteBox({ label, help, placeholder, onPaste, onSubmitText }: Props) {
  const [text, setText] = useState('');
  const submitText = (): void => {
    onSubmitText(text);
    setText('');
  };
  return (
    <details className="surco-paste" onPaste={onPaste}>
      <summary>Pegar desde una hoja de cálculo</summary>
      <TextAreaField
        name="paste"
        label={label}
        help={help}
        rows={3}
        value={text}
        placeholder={placeholder}
        onChange={setText}
      />
      <Button disabled={text.trim() === ''} onClick={submitText}>
        Pasar a la tabla
      </Button>
    </details>
  );
}
