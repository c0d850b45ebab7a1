import { nameCompared } from '../../model/nameCompared';
import { type ComparisonLayoutProps, DifferenceBadge, ComparedValue } from './ComparisonTable';

/** One card per input or metric, without horizontal scrolling. */
export function ComparisonCards({ simulations, groups }: ComparisonLayoutProps) {
  const names = nameCompared(simulations);
  return (
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
                {differs && <DifferenceBadge />}
              </h4>
              <dl>
                {cells.map((cell, index) => {
                  const simulation = simulations[index];
                  return (
                    simulation && (
                      <div key={simulation.id}>
                        <dt>{names[index]}</dt>
                        <dd>
                          <ComparedValue cell={cell} />
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
}
