import { Icon } from '@surco/shared/ui/display';
import { NumberField, TextField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { type Dispatch, memo } from 'react';
import { type ProductLookup, findProduct } from '../model/productLookup';
import { getRowPath, type GridRow } from '../model/formValues';
import type { RegisterAction } from '../model/registerReducer';
import { texts } from '../texts';

/** The id of the list of product codes that the browser suggests while the user types. */
export const PRODUCT_CODES_ID = 'surco-product-codes';

interface Props {
  row: GridRow;
  /** The position in the grid, from 1. */
  rowNumber: number;
  productLookup: ProductLookup;
  dispatch: Dispatch<RegisterAction>;
}

/** The fields of one row. Memoized, because there may be hundreds of rows. */
export const RowFields = memo(function RowFields({ row, rowNumber, productLookup, dispatch }: Props) {
  const updateRow = (change: Partial<Omit<GridRow, 'key'>>): void =>
    dispatch({ type: 'change-row', key: row.key, change });
  const name = findProduct(productLookup, row.code)?.name;
  return (
    <li className="surco-register-row">
      <span className="surco-register-number">{rowNumber}</span>
      <TextField
        name={getRowPath(row.key, 'productId')}
        label={texts.codeOf(rowNumber)}
        hideLabel
        list={PRODUCT_CODES_ID}
        placeholder={texts.code}
        value={row.code}
        onChange={(code) => updateRow({ code })}
      />
      <span className="surco-register-name">{name ?? (row.code.trim() === '' ? '' : texts.unknownCode)}</span>
      <NumberField
        name={getRowPath(row.key, 'initial')}
        label={texts.bagsOf(rowNumber)}
        hideLabel
        placeholder={texts.bags}
        value={row.bags}
        onChange={(bags) => updateRow({ bags })}
      />
      <Button
        type="text"
        aria-label={texts.remove(rowNumber)}
        icon={<Icon name="trash" />}
        onClick={() => dispatch({ type: 'remove-row', key: row.key })}
      />
    </li>
  );
});
