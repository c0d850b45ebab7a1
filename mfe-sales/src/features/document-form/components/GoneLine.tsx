import { fieldId } from '@surco/shared/ui/form-errors';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import type { DraftAction } from '../model/reducer';
import { texts } from '../texts';

interface Props {
  productId: string;
  /** Absent where nobody knows it any more. */
  name?: string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** A line whose product was taken off sale while it was being filled in. */
export const GoneLine = ({ productId, name = texts.goneName, dispatch }: Props) => (
  <li className="surco-sale-line" aria-label={name}>
    <div className="surco-sale-line-head" id={fieldId(`lines.${productId}.productId`)} tabIndex={-1}>
      <div>
        <h3>{name}</h3>
        <p className="surco-field-error">{texts.gone}</p>
      </div>
      <Button
        type="text"
        aria-label={texts.remove(name)}
        icon={<Icon name="trash" />}
        onClick={() => dispatch({ type: 'removeLine', productId })}
      />
    </div>
  </li>
);
