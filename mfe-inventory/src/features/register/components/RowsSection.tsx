import { FormSection } from '@surco/shared/ui/form-page';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import { type ClipboardEvent, type Dispatch, useState } from 'react';
import type { Catalogue } from '../model/catalogue';
import { type RegisterAction, type RegisterDraft, roomIn } from '../model/draft';
import { isGrid, type Reading, readPasted } from '../model/paste';
import { texts } from '../texts';
import { PasteBox } from './PasteBox';
import { PasteReport } from './PasteReport';
import { CODES, RowFields } from './RowFields';
import './register.css';

interface Props {
  draft: RegisterDraft;
  catalogue: Catalogue;
  dispatch: Dispatch<RegisterAction>;
}

/** The grid: typed row by row, or pasted into any of its cells. */
export function RowsSection({ draft, catalogue, dispatch }: Props) {
  const [reading, setReading] = useState<Reading | null>(null);
  const take = (text: string): void => {
    const read = readPasted(text, catalogue, roomIn(draft));
    setReading(read);
    if (read.rows.length > 0) dispatch({ type: 'paste', rows: read.rows });
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!isGrid(text)) return;
    event.preventDefault();
    take(text);
  };
  return (
    <FormSection title={texts.products} help={texts.productsHelp}>
      <datalist id={CODES}>
        {[...catalogue.values()].map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <ol className="surco-register-rows" onPaste={paste}>
        {draft.rows.map((row, index) => (
          <RowFields key={row.key} row={row} place={index + 1} catalogue={catalogue} dispatch={dispatch} />
        ))}
      </ol>
      <div>
        <Button icon={<Icon name="plus" />} onClick={() => dispatch({ type: 'add' })}>
          {texts.add}
        </Button>
      </div>
      {reading && <PasteReport {...reading} />}
      <PasteBox onPaste={paste} onTake={take} />
    </FormSection>
  );
}
