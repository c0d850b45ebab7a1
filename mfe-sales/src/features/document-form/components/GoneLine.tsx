import { fieldId } from '@surco/shared/ui/form-errors';
import { Icon } from '@surco/shared/ui/icon';
import { Button } from 'antd';
import type { Dispatch } from 'react';
import type { DraftAction } from '../model/reducer';
import { texts } from '../texts';

/** A line whose product was taken off sale while the form was open. */
export const GoneLine = ({ productId, dispatch }: { productId: string; dispatch: Dispatch<DraftAction> }) => (
  <li className="surco-sale-line" aria-label={texts.goneName}>
    <div className="surco-sale-line-head" id={fieldId(`lines.${productId}.productId`)} tabIndex={-1}>
      <div>
        <h3>{texts.goneName}</h3>
        <p className="surco-field-error">{texts.gone}</p>
      </div>
      <Button
        type="text"
        aria-label={texts.remove(texts.goneName)}
        icon={<Icon name="trash" />}
        onClick={() => dispatch({ type: 'removeLine', productId })}
      />
    </div>
  </li>
);
