import type { TargetGrid } from '@surco/shared/contract';
import { formatMoney, formatNumber, type TargetMeasure } from '@surco/shared/domain';
import { ToneTag } from '@surco/shared/ui/display';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { memo } from 'react';
import { emptyTarget, getCellKey, getCellPath, type TypedTarget, type TypedTargets } from '../model/targetForm';
import { texts } from '../texts';

export interface TargetColumn {
  /** Null for all products. */
  productId: string | null;
  label: string;
}

interface Props {
  row: TargetGrid['rows'][number];
  columns: readonly TargetColumn[];
  cells: TypedTargets;
  measure: TargetMeasure;
  onChange: (key: string, target: TypedTarget) => void;
  /** Removes all targets of a consultant who left. */
  onRemove: (ownerId: string) => void;
}

const formatStored = { bags: formatNumber, total: formatMoney } as const satisfies Record<TargetMeasure, unknown>;

/** One consultant or zone with a field for each column. Memoized, because there may be a hundred rows. */
export const TargetRow = memo(function TargetRow({ row, columns, cells, measure, onChange, onRemove }: Props) {
  const { id, name, isActive } = row;
  const ownCells = Object.keys(cells).filter((key) => key.startsWith(`${id}:`));
  const hasTarget = ownCells.some((key) => cells[key]?.bags !== null || cells[key]?.total !== null);
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        {!isActive && (
          <span className="surco-targets-inactive">
            <ToneTag tone="grey">{texts.inactive}</ToneTag>
            {hasTarget && (
              <Button type="link" size="small" aria-label={texts.removeOf(name)} onClick={() => onRemove(id)}>
                {texts.remove}
              </Button>
            )}
          </span>
        )}
      </th>
      {columns.map(({ productId, label }) => {
        const key = getCellKey({ ownerId: id, productId });
        const cell = cells[key] ?? emptyTarget;
        return (
          <td key={key}>
            {isActive ? (
              <NumberField
                key={measure}
                name={getCellPath(key)}
                label={texts.targetOf(name, label)}
                hideLabel
                {...(measure === 'total' ? { decimals: 2, prefix: '$' } : {})}
                value={cell[measure]}
                onChange={(value) => onChange(key, { ...cell, [measure]: value })}
              />
            ) : (
              formatStored[measure](cell[measure])
            )}
          </td>
        );
      })}
    </tr>
  );
});
