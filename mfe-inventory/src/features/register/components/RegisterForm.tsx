import type { Product } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import { useSearchParams } from '@surco/shared/platform';
import { FormPage, FormTotals } from '@surco/shared/ui/form-page';
import { useMemo, useReducer } from 'react';
import { INVENTORY_PATH } from '../../../state/paths';
import { useRegister } from '../api/useRegister';
import { catalogueOf } from '../model/catalogue';
import { filledRows, newRegister, problemsOf, registerReducer } from '../model/draft';
import { isBags } from '../model/paste';
import { texts } from '../texts';
import { RowsSection } from './RowsSection';
import { WhereFields } from './WhereFields';

/** Season and distributor may come with the address. */
export function RegisterForm({ products }: { products: readonly Product[] }) {
  const [search] = useSearchParams();
  const [draft, dispatch] = useReducer(registerReducer, undefined, () =>
    newRegister({ seasonId: search.get('seasonId') ?? '', distributorId: search.get('distributorId') ?? '' }),
  );
  const catalogue = useMemo(() => catalogueOf(products), [products]);
  const register = useRegister();
  const filled = filledRows(draft);
  const bags = filled.reduce((sum, row) => sum + (isBags(row.bags) ? row.bags : 0), 0);
  return (
    <FormPage
      validate={() => problemsOf(draft, catalogue)}
      onSubmit={() => register(draft, catalogue)}
      submitLabel={texts.save}
      unsaved={filled.length > 0}
      cancelTo={INVENTORY_PATH}
      totals={
        <FormTotals
          items={[
            { label: texts.rowsTotal, value: formatNumber(filled.length) },
            { label: texts.bagsTotal, value: formatNumber(bags), strong: true },
          ]}
        />
      }
    >
      <WhereFields draft={draft} dispatch={dispatch} />
      <RowsSection draft={draft} catalogue={catalogue} dispatch={dispatch} />
    </FormPage>
  );
}
