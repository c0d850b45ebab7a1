import { type MessageWords, placeholderOf } from '@surco/shared/domain/messages';
import { Button } from 'antd';
import { texts } from '../texts';

/** What the words may name, each inserted by a press; the field keeps its focus. */
export function Placeholders({ words, onInsert }: { words: MessageWords; onInsert: (name: string) => void }) {
  if (words.placeholders.length === 0) return <p className="surco-message-hint">{texts.noPlaceholders}</p>;
  return (
    <fieldset className="surco-message-placeholders">
      <legend>{texts.placeholders}</legend>
      <div>
        {words.placeholders.map((name) => (
          <Button
            key={name}
            aria-label={texts.insert(name)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
          >
            {placeholderOf(name)}
            {words.required.includes(name) && <em>{texts.required}</em>}
          </Button>
        ))}
      </div>
      <p className="surco-message-hint">{texts.placeholdersHelp}</p>
    </fieldset>
  );
}
