import {
  bagLabel,
  formatHectares,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTonnes,
  type Product,
  type SilageParameters,
} from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { fieldId, FormErrors } from '@surco/shared/ui/form-errors';
import { Icon } from '@surco/shared/ui/icon';
import { NumberField } from '@surco/shared/ui/number-field';
import { Button, Input } from 'antd';
import { type Dispatch, memo, useContext } from 'react';
import { productName } from '../../../state/names';
import type { LineDraft } from '../model/draft';
import { productLine } from '../model/figures';
import { linesProblems } from '../model/problems';
import type { DraftAction, LineChange } from '../model/reducer';
import { texts } from '../texts';

interface Props {
  line: LineDraft;
  product: Product;
  parameters: SilageParameters;
  /** Undefined while it is not known. */
  available: number | undefined;
  stockAsked: boolean;
  dispatch: Dispatch<DraftAction>;
}

const stockText = (available: number | undefined, stockAsked: boolean): string => {
  if (available !== undefined) return texts.available(available);
  return stockAsked ? texts.stockLoading : texts.chooseForStock;
};

const Figure = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <div className={strong ? 'surco-sale-figure surco-sale-figure-strong' : 'surco-sale-figure'}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** One product of the sale: what is typed and what follows from it. */
export const SaleLine = memo(function SaleLine({ line, product, parameters, available, stockAsked, dispatch }: Props) {
  const figures = productLine(line, product, parameters);
  const problems = linesProblems([line], { products: [product], available: () => available });
  const path = (field: string): string => `lines.${line.productId}.${field}`;
  const refused = useContext(FormErrors).get(path('productId'));
  // Told while it is typed; what is still empty waits for the attempt to send.
  const live = (field: keyof LineDraft): string | undefined =>
    line[field] === null ? undefined : problems.find((problem) => problem.path === path(field))?.message;
  const set = (change: LineChange): void => dispatch({ type: 'setLine', productId: line.productId, change });
  const name = productName(product);
  const short = available !== undefined && (line.quantity ?? 0) > available;
  return (
    <li className="surco-sale-line" aria-label={name}>
      <div className="surco-sale-line-head" id={fieldId(path('productId'))} tabIndex={-1}>
        <div>
          <h3>{name}</h3>
          <p>
            {texts.listPrice} {formatMoney(product.basePrice)} · {bagLabel(product)} ·{' '}
            <span className={short ? 'surco-sale-short' : undefined}>{stockText(available, stockAsked)}</span>
          </p>
          {refused && <p className="surco-field-error">{refused}</p>}
        </div>
        <Button
          type="text"
          aria-label={texts.remove(name)}
          icon={<Icon name="trash" />}
          onClick={() => dispatch({ type: 'removeLine', productId: line.productId })}
        />
      </div>
      <div className="surco-sale-line-fields">
        <Field name={path('quantity')} label={texts.quantity} required error={live('quantity')}>
          {(wired, invalid) => (
            <NumberField
              {...wired}
              invalid={invalid}
              value={line.quantity}
              onChange={(quantity) => set({ quantity })}
            />
          )}
        </Field>
        <Field
          name={path('discount')}
          label={texts.discount}
          help={texts.discountHelp(formatPercent(product.maxDiscount))}
          error={live('discount')}
        >
          {(wired, invalid) => (
            <NumberField
              {...wired}
              invalid={invalid}
              decimals={2}
              value={line.discount}
              placeholder="0"
              onChange={(discount) => set({ discount })}
            />
          )}
        </Field>
        <Field name={path('hectares')} label={texts.hectares} help={texts.hectaresHelp} error={live('hectares')}>
          {(wired, invalid) => (
            <NumberField
              {...wired}
              invalid={invalid}
              decimals={2}
              value={line.hectares}
              placeholder={formatNumber(figures.hectares, 1, 2)}
              onChange={(hectares) => set({ hectares })}
            />
          )}
        </Field>
        <Field name={path('lot')} label={texts.lot} error={live('lot')}>
          {(wired, invalid) => (
            <Input
              {...wired}
              value={line.lot}
              placeholder={texts.optional}
              status={invalid ? 'error' : undefined}
              autoComplete="off"
              onChange={(event) => set({ lot: event.target.value })}
            />
          )}
        </Field>
      </div>
      <dl className="surco-sale-figures">
        <Figure label={texts.sown} value={formatHectares(figures.hectares)} />
        <Figure label={texts.productYield} value={texts.perHectare(formatTonnes(figures.productYield))} />
        <Figure label={texts.investment} value={formatMoney(figures.investment)} />
        <Figure label={texts.lineTotal} value={formatMoney(figures.total)} strong />
      </dl>
    </li>
  );
});
