import type { Inventory, InventoryDetail } from '@surco/shared/contract';
import { formatNumber, formatSigned } from '@surco/shared/domain';
import { showToast } from '@surco/shared/platform';
import { DetailPage } from '@surco/shared/ui/detail';
import { type Form, FormPage, FormTotals, useForm } from '@surco/shared/ui/form';
import { formatInventoryName } from '../../../common/model/formatInventoryName';
import { quantities } from '../../../common/model/quantities';
import { getInventoryDetailPath } from '../../../paths';
import { LowStockTag } from '../../../common/components/LowStockTag';
import { StockSummary } from '../../../common/components/StockSummary';
import { useAdjustInventory } from '../api/useAdjustInventory';
import { type AdjustmentFormValues, EMPTY_ADJUSTMENT, getAdjustment } from '../model/formValues';
import { validateAdjustment } from '../model/validateAdjustment';
import { texts } from '../texts';
import { AdjustFields } from './AdjustFields';

/** The rows of the conflict dialog: the quantities that changed since the inventory was loaded. */
const getChangedQuantities = (loaded: Inventory, stored: Inventory) =>
  quantities
    .filter(([key]) => loaded[key] !== stored[key])
    .map(([key, label]) => ({ label, mine: formatNumber(loaded[key]), stored: formatNumber(stored[key]) }));

/** Adjusts one inventory and shows the bags that will remain. */
export function AdjustForm({ inventory: loadedInventory }: { inventory: Inventory }) {
  const adjust = useAdjustInventory(loadedInventory.id);
  const form: Form<AdjustmentFormValues, Inventory> = useForm<AdjustmentFormValues, Inventory, InventoryDetail>({
    record: loadedInventory,
    toFormValues: () => EMPTY_ADJUSTMENT,
    validate: (values) => validateAdjustment(values, (form.record ?? loadedInventory).available),
    send: (values, version = loadedInventory.version) =>
      adjust({ adjustment: getAdjustment(values), reason: values.reason.trim(), version }),
    onSent: (saved) => getInventoryDetailPath(saved.id),
    isUnsaved: ({ bags, reason }) => bags !== null || reason !== '',
    conflict: {
      merge: (values) => values,
      buildRows: (_values, stored, _merged, record) => getChangedQuantities(record, stored),
      toStoredValues: (_stored, values) => values,
      onUseStored: () => showToast({ severity: 'info', summary: texts.storedVersionShown }),
    },
  });
  const inventory = form.record ?? loadedInventory;
  const adjustment = getAdjustment(form.values);
  const { available } = inventory;
  const remaining = available + adjustment;
  return (
    <FormPage
      form={form}
      submitLabel={texts.save}
      cancelTo={getInventoryDetailPath(inventory.id)}
      totals={
        <FormTotals
          items={[
            { label: texts.availableNow, value: formatNumber(available), hideOnPhone: true },
            { label: texts.adjustment, value: formatSigned(adjustment) },
            {
              label: texts.availableAfter,
              value: remaining < 0 ? formatSigned(remaining) : formatNumber(remaining),
              strong: true,
            },
          ]}
        />
      }
    >
      <DetailPage name={formatInventoryName(inventory)} status={<LowStockTag stock={inventory} />} groups={[]}>
        <StockSummary label={texts.quantities} stock={inventory} />
      </DetailPage>
      <AdjustFields values={form.values} onChange={form.setValues} />
    </FormPage>
  );
}
