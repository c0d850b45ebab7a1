import type { ProductPrice } from '@surco/shared/contract';
import { formatDate, formatNumber, generalPriceList, isSamePriceList, type PriceListKey } from '@surco/shared/domain';
import { getToday, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { FormPage, FormSection, FormTotals, useForm } from '@surco/shared/ui/form';
import { DateField } from '@surco/shared/ui/inputs';
import { useState } from 'react';
import { PRODUCTS_LIST_PATH } from '../paths';
import { usePriceMutations } from '../api/usePriceMutations';
import type { PriceLists } from '../api/usePriceLists';
import { filterPrices, type PriceFilter } from '../model/filterPrices';
import {
  applyPercent,
  averageChange,
  listPriceChanges,
  type PriceFormValues,
  validatePriceForm,
} from '../model/priceForm';
import { listOtherLists } from '../model/listOtherLists';
import { texts } from '../priceTexts';
import { PercentSection } from './PercentSection';
import { PriceFileSection } from './PriceFileSection';
import { PriceFilterFields } from './PriceFilterFields';
import { formatChange } from './PriceRow';
import { PricesTable } from './PricesTable';

interface Props {
  products: readonly ProductPrice[];
  list: PriceListKey;
  priceLists: Pick<PriceLists, 'lists' | 'getName'>;
}

/** Changes the prices of many products in a list: by hand, by a percentage or from a file; the table is the preview. */
export function PriceForm({ products, list, priceLists: { lists, getName } }: Props) {
  const { change, cancelPlanned } = usePriceMutations(products, list);
  const { confirm, dialog } = useConfirm();
  const [filter, setFilter] = useState<PriceFilter>({ search: '', crop: '', membership: '' });
  const shown = filterPrices(products, list, filter);
  const form = useForm<PriceFormValues, null, number>({
    toFormValues: () => ({ validFrom: getToday(), prices: {}, leaving: [] }),
    validate: (values) => validatePriceForm(values, products, list, getToday()),
    confirmSubmit: (values) => {
      const changes = listPriceChanges(products, values, list);
      return confirm({
        title: texts.confirmTitle(changes.length),
        text: texts.confirmText(getName(list), formatDate(values.validFrom), formatChange(averageChange(changes))),
        confirmLabel: texts.confirm,
      });
    },
    send: change,
    onSent: (count) => {
      showSuccessToast(texts.saved(count));
      form.reset(null);
    },
    isUnsaved: (entered) => listPriceChanges(products, entered, list).length > 0,
  });
  const { values } = form;
  const changePrice = (productId: string, price: number | null): void =>
    form.setValues({ prices: { ...values.prices, [productId]: price } });
  const toggleLeaving = (productId: string): void =>
    form.setValues({
      leaving: values.leaving.includes(productId)
        ? values.leaving.filter((id) => id !== productId)
        : [...values.leaving, productId],
    });
  const changes = listPriceChanges(products, values, list);
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
              { label: texts.average, value: formatChange(averageChange(changes)), hideLabelOnPhone: true },
            ]}
          />
        }
      >
        <FormSection columns={2}>
          <DateField {...form.bindField('validFrom')} label={texts.from} help={texts.fromHelp} required />
        </FormSection>
        <PercentSection
          products={shown}
          lists={listOtherLists(lists, list)}
          onApply={(sources, percent, rounding) =>
            form.updateValues((current) => ({
              ...current,
              prices: applyPercent(current.prices, sources, percent, rounding),
              leaving: current.leaving.filter((id) => !sources.some(({ productId }) => productId === id)),
            }))
          }
          onClear={() => form.setValues({ prices: {}, leaving: [] })}
        />
        <PriceFileSection
          list={list}
          onRead={(prices) =>
            form.setValues({
              prices: Object.fromEntries(prices.map(({ productId, price }) => [productId, Number(price)])),
              leaving: [],
            })
          }
        />
        <section className="surco-form-section" aria-label={texts.caption}>
          <PriceFilterFields filter={filter} isGeneral={isSamePriceList(list, generalPriceList)} onChange={setFilter} />
          {shown.length > 0 ? (
            <PricesTable
              products={shown}
              list={list}
              entered={values}
              onChange={changePrice}
              onToggleLeaving={toggleLeaving}
              onCancelPlanned={askToCancel}
            />
          ) : (
            <p className="surco-form-help">{products.length === 0 ? texts.noProducts : texts.noMatch}</p>
          )}
        </section>
      </FormPage>
      {dialog}
    </>
  );
}
