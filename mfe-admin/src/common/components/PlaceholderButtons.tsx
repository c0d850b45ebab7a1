import { formatPlaceholder } from '@surco/shared/domain';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import './placeholderButtons.css';

interface Props {
  placeholders: readonly string[];
  /** Those that the text must contain. */
  required: readonly string[];
  /** Names the text for screen readers, where a page has several. */
  textTitle?: string;
  onInsert: (placeholder: string) => void;
  /** Help below the buttons. */
  children?: ReactNode;
}

/** A button for each placeholder of a text. A click on one does not take the focus from the text field. */
export const PlaceholderButtons = ({ placeholders, required, textTitle, onInsert, children }: Props) => (
  <fieldset className="surco-placeholders">
    <legend>Datos que se pueden insertar</legend>
    <div>
      {placeholders.map((name) => (
        <Button key={name} onMouseDown={(event) => event.preventDefault()} onClick={() => onInsert(name)}>
          <span className="surco-hidden">Insertar </span>
          {formatPlaceholder(name)}
          {required.includes(name) && <em>indispensable</em>}
          {textTitle && <span className="surco-hidden">: {textTitle}</span>}
        </Button>
      ))}
    </div>
    {children}
  </fieldset>
);
