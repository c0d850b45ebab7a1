import { FormSection } from '@surco/shared/ui/form';
import { Icon } from '@surco/shared/ui/display';
import { Button } from 'antd';
import { type ClipboardEvent, type Dispatch, useState } from 'react';
import type { ProductLookup } from '../model/productLookup';
import { getFreeRowCount, type RegisterFormValues } from '../model/formValues';
import { isTabular, type PasteResult, parsePastedRows } from '../model/parsePastedRows';
import type { RegisterAction } from '../model/registerReducer';
import { texts } from '../texts';
import { PasteBox } from './PasteBox';
import { PasteReport } from './PasteReport';
import { PRODUCT_CODES_ID, RowFields } from './RowFields';
import './register.css';

interface Props {
  values: RegisterFormValues;
  productLookup: ProductLookup;
  dispatch: Dispatch<RegisterAction>;
}

/** The rows, which the user types or pastes into any cell. */
export function RowsSection({ values, productLookup, dispatch }: Props) {
  const [pasteResult, setPasteResult] = useState<PasteResult | null>(null);
  const addPastedText = (text: string): void => {
    const result = parsePastedRows(text, productLookup, getFreeRowCount(values));
    setPasteResult(result);
    if (result.rows.length > 0) dispatch({ type: 'paste-rows', rows: result.rows });
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!isTabular(text)) return;
    event.preventDefault();
    addPastedText(text);
  };
  return (
    <FormSection title={texts.rows} help={texts.rowsHelp}>
      <datalist id={PRODUCT_CODES_ID}>
        {[...productLookup.values()].map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </datalist>
      <ol className="surco-register-rows" onPaste={handlePaste}>
        {values.rows.map((row, index) => (
          <RowFields key={row.key} row={row} rowNumber={index + 1} productLookup={productLookup} dispatch={dispatch} />
        ))}
      </ol>
      <div>
        <Button icon={<Icon name="plus" />} onClick={() => dispatch({ type: 'add-row' })}>
          {texts.add}
        </Button>
      </div>
      {pasteResult && <PasteReport {...pasteResult} />}
      <PasteBox onPaste={handlePaste} onSubmitText={addPastedText} />
    </FormSection>
  );
}
