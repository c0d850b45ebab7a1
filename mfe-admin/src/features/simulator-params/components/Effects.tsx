import type { SilageResult } from '@surco/shared/domain/silage/result';
import { formatMoney } from '@surco/shared/domain/formats';
import { DataTable } from '@surco/shared/ui/data-table';
import type { ListColumn } from '@surco/shared/ui/list-page';
import type { Effect } from '../model/effects';
import { texts } from '../texts';
import './effects.css';

type Figure = (result: SilageResult) => number | null | undefined;

/** What it is now, and what it would be where that differs. */
function Change({ effect, figure }: { effect: Effect; figure: Figure }) {
  const [before, after] = [figure(effect.before), figure(effect.after)];
  if (before === after) return <>{formatMoney(before)}</>;
  return (
    <span className="surco-effect">
      <del>{formatMoney(before)}</del> <ins>{formatMoney(after)}</ins>
    </span>
  );
}

const money = (key: string, title: string, figure: Figure): ListColumn<Effect> => ({
  key,
  title,
  render: (effect) => <Change effect={effect} figure={figure} />,
  align: 'right',
});

const columns: readonly ListColumn<Effect>[] = [
  { key: 'example', title: texts.example, render: ({ id }) => id, phone: 'title', nowrap: true },
  money('total', texts.total, ({ costTotal }) => costTotal),
  money('perTonne', texts.perTonne, ({ costPerTonneUsable }) => costPerTonneUsable),
  money('gain', texts.gain, ({ saving, profit }) => saving ?? profit),
];

/** A live look at what a change does to the worked examples, before it is saved. */
export const Effects = ({ effects }: { effects: readonly Effect[] }) => (
  <section className="surco-form-section" aria-label={texts.effect}>
    <h2>{texts.effect}</h2>
    <p className="surco-form-help">{texts.effectHelp}</p>
    <DataTable columns={columns} rows={effects} caption={texts.effect} />
  </section>
);
