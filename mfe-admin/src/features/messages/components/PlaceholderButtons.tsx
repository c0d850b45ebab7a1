import { formatPlaceholder, type MessagePlaceholders } from '@surco/shared/domain';
import { Button } from 'antd';
import { texts } from '../texts';

/** A button for each placeholder; inserting one does not move the focus. */
export function PlaceholderButtons({
  placeholderSpec,
  onInsert,
}: {
  placeholderSpec: MessagePlaceholders;
  onInsert: (name: string) => void;
}) {
  if (placeholderSpec.placeholders.length === 0) return <p className="surco-message-hint">{texts.noPlaceholders}</p>;
  return (
    <fieldset className="surco-message-placeholders">
      <legend>{texts.placeholders}</legend>
      <div>
        {placeholderSpec.placeholders.map((name) => (
          <Button
            key={name}
            aria-label={texts.insert(name)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(name)}
          >
            {formatPlaceholder(name)}
            {placeholderSpec.required.includes(name) && <em>{texts.required}</em>}
          </Button>
        ))}
      </div>
      <p className="surco-message-hint">{texts.placeholdersHelp}</p>
    </fieldset>
  );
}
