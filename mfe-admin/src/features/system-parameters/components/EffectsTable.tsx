import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import type { Effect } from '../model/calculateEffects';
import { type EffectMetric, effectMetrics } from '../model/effectMetrics';
import { texts } from '../texts';
import './EffectsTable.css';

/** The current value, and the new one when it differs. */
function ChangedValue({ effect, metric: { getValue, format } }: { effect: Effect; metric: EffectMetric }) {
  const [before, after] = [getValue(effect.before), getValue(effect.after)];
  if (before === after) return <span key="same">{format(before)}</span>;
  return (
    <span key="changed" className="surco-effect">
      <del>{format(before)}</del> <ins>{format(after)}</ins>
    </span>
  );
}

const columns: readonly ListColumn<Effect>[] = [
  { key: 'example', title: texts.example, render: ({ id }) => id, cardPosition: 'title', nowrap: true },
  ...effectMetrics.map((metric): ListColumn<Effect> => ({
    key: metric.key,
    title: metric.title,
    render: (effect) => <ChangedValue effect={effect} metric={metric} />,
    align: 'right',
  })),
];

/** The effect of unsaved changes on the worked examples. */
export const EffectsTable = ({ effects }: { effects: readonly Effect[] }) => (
  <section className="surco-form-section" aria-label={texts.effect}>
    <h2>{texts.effect}</h2>
    <p className="surco-form-help">{texts.effectHelp}</p>
    <DataTable columns={columns} rows={effects} caption={texts.effect} />
  </section>
);
