import { Field } from '@surco/shared/ui/field';
import { Icon } from '@surco/shared/ui/icon';
import { NumberField } from '@surco/shared/ui/number-field';
import { Button, Input } from 'antd';
import { type Dispatch, memo } from 'react';
import { type Catalogue, productOf } from '../model/catalogue';
import { type GridRow, type RegisterAction, rowPath } from '../model/draft';
import { texts } from '../texts';

export const CODES = 'surco-codigos';

interface Props {
  row: GridRow;
  /** Its place in the grid, from 1. */
  place: number;
  catalogue: Catalogue;
  dispatch: Dispatch<RegisterAction>;
}

/** One product and its bags; drawn anew only when it changes, for there may be hundreds. */
export const RowFields = memo(function RowFields({ row, place, catalogue, dispatch }: Props) {
  const change = (next: Partial<Omit<GridRow, 'key'>>): void => dispatch({ type: 'row', key: row.key, change: next });
  const name = productOf(catalogue, row.code)?.name;
  return (
    <li className="surco-register-row">
      <span className="surco-register-place">{place}</span>
      <Field name={rowPath(row.key, 'productId')} label={texts.codeOf(place)} hideLabel>
        {(wired, invalid) => (
          <Input
            {...wired}
            value={row.code}
            list={CODES}
            autoComplete="off"
            placeholder={texts.code}
            status={invalid ? 'error' : undefined}
            onChange={({ target }) => change({ code: target.value })}
          />
        )}
      </Field>
      <span className="surco-register-name">{name ?? (row.code.trim() === '' ? '' : texts.unknown)}</span>
      <Field name={rowPath(row.key, 'initial')} label={texts.bagsOf(place)} hideLabel>
        {(wired, invalid) => (
          <NumberField
            {...wired}
            invalid={invalid}
            value={row.bags}
            placeholder={texts.bags}
            onChange={(bags) => change({ bags })}
          />
        )}
      </Field>
      <Button
        type="text"
        aria-label={texts.remove(place)}
        icon={<Icon name="trash" />}
        onClick={() => dispatch({ type: 'remove', key: row.key })}
      />
    </li>
  );
});
