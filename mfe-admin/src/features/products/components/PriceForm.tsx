import type { ProductPrice } from '@surco/shared/contract';
import { formatDate, formatNumber } from '@surco/shared/domain';
import { getToday, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormPage, FormSection, FormTotals, useForm } from '@surco/shared/ui/form';
import { DateField } from '@surco/shared/ui/inputs';
import { useState } from 'react';
import { PRODUCTS_LIST_PATH } from '../paths';
import { usePriceMutations } from '../api/usePriceMutations';
import { filterPrices, type PriceFilter } from '../model/filterPrices';
import {
  applyPercent,
  averageChange,
  listPriceChanges,
  type PriceFormValues,
  validatePriceForm,
} from '../model/priceForm';
import { texts } from '../priceTexts';
import { PercentSection } from './PercentSection';
import { PriceFileSection } from './PriceFileSection';
import { PriceFilterFields } from './PriceFilterFields';
import { formatChange } from './PriceRow';
import { PricesTable } from './PricesTable';

/** Changes the prices of many products: by hand, by a percentage or from a file; the table is the preview. */
export function PriceForm({ products }: { products: readonly ProductPrice[] }) {
  const { change, cancelPlanned } = usePriceMutations(products);
  const { confirm, dialog } = useConfirm();
  const [filter, setFilter] = useState<PriceFilter>({ search: '', crop: '' });
  const shown = filterPrices(products, filter);
  const form = useForm<PriceFormValues>({
    toFormValues: () => ({ validFrom: getToday(), prices: {} }),
    validate: (values) => validatePriceForm(values, products, getToday()),
    confirmSubmit: (values) => {
      const changes = listPriceChanges(products, values.prices);
      return confirm({
        title: texts.confirmTitle(changes.length),
        text: texts.confirmText(formatDate(values.validFrom), formatChange(averageChange(changes))),
        confirmLabel: texts.confirm,
      });
    },
    send: change,
    onSent: (count) => {
      showSuccessToast(texts.saved(Number(count)));
      form.reset(null);
    },
    isUnsaved: ({ prices }) => listPriceChanges(products, prices).length > 0,
  });
  const { values } = form;
  const changePrice = (productId: string, price: number | null): void =>
    form.setValues({ prices: { ...values.prices, [productId]: price } });
  const changes = listPriceChanges(products, values.prices);
  const askToCancel = ({ productId, code }: ProductPrice): void =>
    void confirm({
      title: texts.cancelPlannedTitle(code),
      text: texts.cancelPlannedText,
      confirmLabel: texts.cancelPlannedConfirm,
      danger: true,
      action: () => cancelPlanned(productId),
      doneMessage: texts.plannedCancelled(code),
    });
  return (
    <>
      <FormPage
        form={form}
        submitLabel={texts.save}
        submitOnEnter={false}
        cancelTo={PRODUCTS_LIST_PATH}
        totals={
          <FormTotals
            items={[
              { label: texts.changed, value: formatNumber(changes.length), strong: true },
              { label: texts.average, value: formatChange(averageChange(changes)) },
            ]}
          />
        }
      >
        <FormSection columns={2}>
          <DateField {...form.bindField('validFrom')} label={texts.from} help={texts.fromHelp} required />
        </FormSection>
        <PercentSection
          count={shown.length}
          onApply={(percent, rounding) =>
            form.setValues({ prices: applyPercent(values.prices, shown, percent, rounding) })
          }
          onClear={() => form.setValues({ prices: {} })}
        />
        <PriceFileSection
          onRead={(prices) =>
            form.setValues({
              prices: Object.fromEntries(prices.map(({ productId, price }) => [productId, Number(price)])),
            })
          }
        />
        <section className="surco-form-section" aria-label={texts.caption}>
          <PriceFilterFields filter={filter} onChange={setFilter} />
          {shown.length > 0 ? (
            <PricesTable products={shown} prices={values.prices} onChange={changePrice} onCancelPlanned={askToCancel} />
          ) : (
            <p className="surco-form-help">{products.length === 0 ? texts.noProducts : texts.noMatch}</p>
          )}
        </section>
      </FormPage>
      {dialog}
    </>
  );
}
