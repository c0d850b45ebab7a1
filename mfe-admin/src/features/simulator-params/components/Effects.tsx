import { DataTable } from '@surco/shared/ui/data-table';
import type { ListColumn } from '@surco/shared/ui/list-page';
import type { Effect } from '../model/effects';
import { type EffectFigure, effectFigures } from '../model/figures';
import { texts } from '../texts';
import './effects.css';

/** What it is now, and what it would be where that differs. */
function Change({ effect, figure: { of, write } }: { effect: Effect; figure: EffectFigure }) {
  const [before, after] = [of(effect.before), of(effect.after)];
  if (before === after) return <>{write(before)}</>;
  return (
    <span className="surco-effect">
      <del>{write(before)}</del> <ins>{write(after)}</ins>
    </span>
  );
}

const columns: readonly ListColumn<Effect>[] = [
  { key: 'example', title: texts.example, render: ({ id }) => id, phone: 'title', nowrap: true },
  ...effectFigures.map((figure): ListColumn<Effect> => ({
    key: figure.key,
    title: figure.title,
    render: (effect) => <Change effect={effect} figure={figure} />,
    align: 'right',
  })),
];

/** A live look at what a change does to the worked examples, before it is saved. */
export const Effects = ({ effects }: { effects: readonly Effect[] }) => (
  <section className="surco-form-section" aria-label={texts.effect}>
    <h2>{texts.effect}</h2>
    <p className="surco-form-help">{texts.effectHelp}</p>
    <DataTable columns={columns} rows={effects} caption={texts.effect} />
  </section>
);
