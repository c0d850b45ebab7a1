import type { Product } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain';
import { useSearchParams } from '@surco/shared/platform';
import { FormPage, FormTotals, useForm } from '@surco/shared/ui/form';
import { useCallback, useMemo } from 'react';
import { INVENTORY_PATH } from '../../../paths';
import { useRegisteredInventory } from '../api/useRegisteredInventory';
import { useRegisterInventory } from '../api/useRegisterInventory';
import {
  type BagsByProduct,
  getFilledRows,
  getProductId,
  type RegisteredInventory,
  type RegisterFormValues,
} from '../model/formValues';
import { isValidBagCount } from '../model/parsePastedRows';
import { createProductLookup } from '../model/productLookup';
import { validateRegister } from '../model/validateRegister';
import { texts } from '../texts';
import { ProductsSection } from './ProductsSection';
import { SeasonDistributorFields } from './SeasonDistributorFields';

const NONE_REGISTERED: RegisteredInventory = new Map();

/** Registers inventory. The query parameters `seasonId` and `distributorId` preselect both. */
export function RegisterForm({ products }: { products: readonly Product[] }) {
  const [search] = useSearchParams();
  const productLookup = useMemo(() => createProductLookup(products), [products]);
  const register = useRegisterInventory();
  const form = useForm<RegisterFormValues, null, string>({
    toFormValues: () => ({
      seasonId: search.get('seasonId') ?? '',
      distributorId: search.get('distributorId') ?? '',
      bags: {},
    }),
    validate: (values) => validateRegister(values, getFilledRows(values, registered)),
    send: (values) => register(values, getFilledRows(values, registered)),
    onSent: (path) => path,
    isUnsaved: (values) => getFilledRows(values, NONE_REGISTERED).length > 0,
  });
  const { values, updateValues } = form;
  const registered: RegisteredInventory = useRegisteredInventory(values) ?? NONE_REGISTERED;
  const changeBags = useCallback(
    (change: BagsByProduct) => updateValues((current) => ({ ...current, bags: { ...current.bags, ...change } })),
    [updateValues],
  );
  const rows = getFilledRows(values, registered);
  const bags = rows.reduce((sum, row) => sum + (isValidBagCount(row.bags) ? row.bags : 0), 0);
  return (
    <FormPage
      form={form}
      submitLabel={texts.save}
      submitOnEnter={false}
      cancelTo={INVENTORY_PATH}
      totals={
        <FormTotals
          items={[
            { label: texts.rowsTotal, value: formatNumber(rows.length) },
            { label: texts.bagsTotal, value: formatNumber(bags), strong: true },
          ]}
        />
      }
    >
      <SeasonDistributorFields values={values} onChange={form.setValues} />
      <ProductsSection
        productLookup={productLookup}
        registered={registered}
        bags={values.bags}
        failing={new Set(form.getFieldErrors().map(({ path }) => getProductId(path)))}
        onChange={changeBags}
      />
    </FormPage>
  );
}
