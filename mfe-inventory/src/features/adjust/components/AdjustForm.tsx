import type { Inventory, InventoryDetail } from '@surco/shared/contract';
import { formatNumber } from '@surco/shared/domain/formats';
import { productName } from '@surco/shared/domain/product';
import { notify } from '@surco/shared/platform';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { FormPage, FormTotals } from '@surco/shared/ui/form-page';
import { useVersionConflict } from '@surco/shared/ui/version-conflict';
import { useState } from 'react';
import { quantities, signed } from '../../../state/bags';
import { stockFigures } from '../../../state/figures';
import { detailsPath } from '../../../state/paths';
import { LowTag } from '../../../stock/LowTag';
import { useAdjust } from '../api/useAdjust';
import { adjustmentOf, newDraft, problemsOf } from '../model/draft';
import { texts } from '../texts';
import { AdjustFields } from './AdjustFields';

/** The quantities that moved while the adjustment was written. */
const movedBetween = (seen: Inventory, stored: Inventory) =>
  quantities
    .map(([key, label]) => ({ label, mine: formatNumber(seen[key]), stored: formatNumber(stored[key]) }))
    .filter(({ mine, stored: now }) => mine !== now);

/** One inventory and the adjustment that is being written, with what will be left of it. */
export function AdjustForm({ read }: { read: Inventory }) {
  const [inventory, setInventory] = useState(read);
  const [draft, setDraft] = useState(newDraft);
  const conflict = useVersionConflict();
  const adjust = useAdjust(inventory.id);
  const adjustment = adjustmentOf(draft);
  const { available, product, season, distributor } = inventory;
  const after = available + adjustment;

  const submit = async (): Promise<string | void> => {
    const done = await conflict.write<Inventory, InventoryDetail>({
      version: inventory.version,
      send: (version) => adjust({ adjustment, reason: draft.reason.trim(), version }),
      rows: (stored) => movedBetween(inventory, stored),
      onTake: (stored) => {
        setInventory(stored);
        notify({ severity: 'info', summary: texts.taken });
      },
    });
    if (done) return detailsPath(done.id);
  };
  return (
    <>
      <FormPage
        validate={() => problemsOf(draft, available)}
        onSubmit={submit}
        submitLabel={texts.save}
        unsaved={draft.bags !== null || draft.reason !== ''}
        cancelTo={detailsPath(inventory.id)}
        totals={
          <FormTotals
            items={[
              { label: texts.now, value: formatNumber(available), wide: true },
              { label: texts.change, value: signed(adjustment) },
              { label: texts.after, value: after < 0 ? signed(after) : formatNumber(after), strong: true },
            ]}
          />
        }
      >
        <DetailPage
          name={productName(product)}
          status={<LowTag stock={inventory} />}
          subtitle={`${season.name} · ${distributor.name}`}
          figures={stockFigures(inventory)}
          groups={[]}
        />
        <AdjustFields draft={draft} onChange={(change) => setDraft((now) => ({ ...now, ...change }))} />
      </FormPage>
      {conflict.dialog}
    </>
  );
}
