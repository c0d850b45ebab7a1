import type { Season, TargetGrid, TargetProposal } from '@surco/shared/contract';
import { findPreviousSeason, targetSources, type TargetSource } from '@surco/shared/domain';
import { call, getErrorMessageWithCode } from '@surco/shared/platform';
import { ChoiceField, RadioField, toOption } from '@surco/shared/ui/fields';
import { FoldedSection } from '@surco/shared/ui/form';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';

interface Props {
  grid: TargetGrid;
  seasons: readonly Season[];
  /** Writes the targets into the table. @returns how many fit */
  onPropose: (cells: TargetProposal['cells']) => number;
}

const sourceOptions = targetSources.map((value) => ({ value, label: texts.sources[value] }));

/** Fills the table with the targets of another season, or what was sold in it, plus a percentage. */
export function CopySection({ grid, seasons, onPropose }: Props) {
  const [fromSeasonId, setFromSeasonId] = useState(findPreviousSeason(seasons, grid.season)?.id ?? '');
  const [source, setSource] = useState<TargetSource>('sales');
  const [percent, setPercent] = useState<number | null>(5);
  const [result, setResult] = useState<{ count: number; leftOut: readonly string[] } | { failure: string } | null>(
    null,
  );
  const [busy, setBusy] = useState(false);
  const isValid = fromSeasonId !== '' && !Number.isNaN(percent) && (percent ?? 0) >= -100 && (percent ?? 0) <= 1_000;
  const fill = async (): Promise<void> => {
    setBusy(true);
    try {
      const query = { fromSeasonId, owner: grid.owner, source, percent: percent ?? 0 };
      const { cells, leftOutProducts } = await call('GET /targets/proposal', { query });
      setResult({ count: onPropose(cells), leftOut: leftOutProducts.map(({ code }) => code) });
    } catch (error) {
      setResult({ failure: getErrorMessageWithCode(error) });
    }
    setBusy(false);
  };
  return (
    <FoldedSection title={texts.copy} help={texts.copyHelp}>
      <div className="surco-form-row surco-targets-copy">
        <ChoiceField
          name="fromSeasonId"
          label={texts.copyFrom}
          placeholder={texts.copyFromPlaceholder}
          options={seasons.filter(({ id }) => id !== grid.season.id).map(toOption)}
          value={fromSeasonId}
          onChange={setFromSeasonId}
        />
        <RadioField label={texts.source} value={source} options={sourceOptions} onChange={setSource} />
        <NumberField
          name="percent"
          label={texts.percent}
          help={texts.percentHelp}
          decimals={2}
          suffix="%"
          value={percent}
          onChange={setPercent}
        />
        <Button disabled={!isValid} loading={busy} onClick={() => void fill()}>
          {texts.fill}
        </Button>
      </div>
      {result && 'failure' in result && (
        <p role="alert" className="surco-field-error">
          {result.failure}
        </p>
      )}
      {result && 'count' in result && (
        <output>
          {[texts.filled(result.count), ...(result.leftOut.length > 0 ? [texts.leftOut(result.leftOut)] : [])].join(
            ' ',
          )}
        </output>
      )}
    </FoldedSection>
  );
}
