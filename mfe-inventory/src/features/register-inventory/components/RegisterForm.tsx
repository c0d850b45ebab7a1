import type { Product } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain';
import { useSearchParams } from '@surco/shared/platform';
import { FormPage, FormTotals, useForm } from '@surco/shared/ui/form';
import { useCallback, useMemo } from 'react';
import { INVENTORY_PATH } from '../../../paths';
import { useRegisterInventory } from '../api/useRegisterInventory';
import { createProductLookup } from '../model/productLookup';
import { createRegisterFormValues, getFilledRows } from '../model/formValues';
import { isValidBagCount } from '../model/parsePastedRows';
import { type RegisterAction, registerReducer } from '../model/registerReducer';
import { validateRegister } from '../model/validateRegister';
import { texts } from '../texts';
import { RowsSection } from './RowsSection';
import { SeasonDistributorFields } from './SeasonDistributorFields';

/** Registers inventory. The query parameters `seasonId` and `distributorId` preselect both. */
export function RegisterForm({ products }: { products: readonly Product[] }) {
  const [search] = useSearchParams();
  const productLookup = useMemo(() => createProductLookup(products), [products]);
  const register = useRegisterInventory();
  const form = useForm({
    toFormValues: () =>
      createRegisterFormValues({
        seasonId: search.get('seasonId') ?? '',
        distributorId: search.get('distributorId') ?? '',
      }),
    validate: (values) => validateRegister(values, productLookup),
    send: (values) => register(values, productLookup),
    onSent: (path) => path,
    isUnsaved: (values) => getFilledRows(values).length > 0,
  });
  const { values, updateValues } = form;
  const dispatch = useCallback(
    (action: RegisterAction) => updateValues((current) => registerReducer(current, action)),
    [updateValues],
  );
  const filledRows = getFilledRows(values);
  const bags = filledRows.reduce((sum, row) => sum + (isValidBagCount(row.bags) ? row.bags : 0), 0);
  return (
    <FormPage
      form={form}
      submitLabel={texts.save}
      cancelTo={INVENTORY_PATH}
      totals={
        <FormTotals
          items={[
            { label: texts.rowsTotal, value: formatNumber(filledRows.length) },
            { label: texts.bagsTotal, value: formatNumber(bags), strong: true },
          ]}
        />
      }
    >
      <SeasonDistributorFields values={values} dispatch={dispatch} />
      <RowsSection values={values} productLookup={productLookup} dispatch={dispatch} />
    </FormPage>
  );
}
