import { FormSection, useEnterKey } from '@surco/shared/ui/form';
import { useIsPhone } from '@surco/shared/ui/display';
import { TextField } from '@surco/shared/ui/inputs';
import { isTabular, PasteBox, PasteReport } from '@surco/shared/ui/paste';
import { type ClipboardEvent, useState } from 'react';
import { filterProducts } from '../model/filterProducts';
import type { BagsByProduct, RegisteredInventory } from '../model/formValues';
import { type PasteResult, parsePastedRows } from '../model/parsePastedRows';
import type { ProductLookup } from '../model/productLookup';
import { texts } from '../texts';
import { ProductTable } from './ProductTable';
import './ProductsSection.css';

interface Props {
  productLookup: ProductLookup;
  registered: RegisteredInventory;
  bags: BagsByProduct;
  /** The ids of the products with an error. */
  failing: ReadonlySet<string>;
  onChange: (change: BagsByProduct) => void;
}

/** All products; the bags are typed, or pasted into any field with the codes of their products. */
export function ProductsSection({ productLookup, registered, bags, failing, onChange }: Props) {
  const isPhone = useIsPhone();
  const [filter, setFilter] = useState('');
  const [pasteResult, setPasteResult] = useState<PasteResult | null>(null);
  const box = useEnterKey<HTMLDivElement>();
  const shown = filterProducts([...productLookup.values()], filter, failing);
  const addPastedText = (text: string): void => {
    const result = parsePastedRows(text, productLookup, new Set(registered.keys()));
    setPasteResult(result);
    onChange(Object.fromEntries(result.rows.map((row) => [row.productId, row.bags])));
  };
  const handlePaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    if (!isTabular(text)) return;
    event.preventDefault();
    addPastedText(text);
  };
  return (
    <FormSection title={texts.rows} help={isPhone ? texts.rowsHelp : `${texts.rowsHelp} ${texts.keyboardHelp}`}>
      <div className="surco-register-products" ref={box} onPaste={handlePaste}>
        <TextField
          name="productFilter"
          type="search"
          label={texts.filter}
          hideLabel
          placeholder={texts.filter}
          value={filter}
          onChange={setFilter}
        />
        <ProductTable products={shown} registered={registered} bags={bags} onChange={onChange} />
        {shown.length === 0 && <p>{texts.noMatch(filter.trim())}</p>}
      </div>
      {pasteResult && <PasteReport added={texts.rowsAdded(pasteResult.rows.length)} rejected={pasteResult.rejected} />}
      <PasteBox
        label={texts.pasteLabel}
        help={texts.pasteHelp}
        placeholder="DKX-620; 400"
        onPaste={handlePaste}
        onSubmitText={addPastedText}
      />
    </FormSection>
  );
}
