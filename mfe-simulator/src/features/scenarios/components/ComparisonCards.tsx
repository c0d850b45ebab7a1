import { nameOf } from '../model/scenario';
import { type LayoutProps, Mark, Value } from './ComparisonTable';

/** Figure by figure, so that nothing has to be swiped sideways. */
export const ComparisonCards = ({ scenarios, groups }: LayoutProps) => (
  <>
    {groups.map(({ id, title, rows }) => (
      <section key={id} className="surco-comp-cards" aria-label={title}>
        <h3>{title}</h3>
        {rows.map(({ key, label, cells, differs }) => (
          <section
            key={key}
            aria-label={label}
            className={differs ? 'surco-comp-card surco-comp-differs' : 'surco-comp-card'}
          >
            <h4>
              {label}
              {differs && <Mark />}
            </h4>
            <dl>
              {cells.map((cell, index) => {
                const scenario = scenarios[index];
                return (
                  scenario && (
                    <div key={scenario.id}>
                      <dt>{nameOf(scenario)}</dt>
                      <dd>
                        <Value cell={cell} />
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          </section>
        ))}
      </section>
    ))}
  </>
);
