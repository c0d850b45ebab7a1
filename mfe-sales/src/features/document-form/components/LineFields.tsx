import { formatNumber, formatPercent } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { NumberField } from '@surco/shared/ui/number-field';
import { Input } from 'antd';
import type { LineDraft } from '../model/draft';
import type { ProductLine } from '../model/figures';
import type { LineChange } from '../model/reducer';
import { texts } from '../texts';

interface Props {
  line: LineDraft;
  figures: ProductLine;
  path: (field: string) => string;
  /** What is wrong with a field as it stands. */
  live: (field: keyof LineDraft) => string | undefined;
  set: (change: LineChange) => void;
}

/** What is typed in a line. */
export const LineFields = ({ line, figures, path, live, set }: Props) => (
  <div className="surco-sale-line-fields">
    <Field name={path('quantity')} label={texts.quantity} required error={live('quantity')}>
      {(wired, invalid) => (
        <NumberField {...wired} invalid={invalid} value={line.quantity} onChange={(quantity) => set({ quantity })} />
      )}
    </Field>
    <Field
      name={path('discount')}
      label={texts.discount}
      help={texts.discountHelp(formatPercent(figures.maxDiscount))}
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
    <Field
      name={path('hectares')}
      label={texts.hectares}
      help={figures.retired ? texts.hectaresKept : texts.hectaresHelp}
      error={live('hectares')}
    >
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
);
