import type { Section } from '@surco/shared/contract';
import { noValue } from '@surco/shared/domain';
import { DecisionButtons } from '@surco/shared/ui/table';
import { texts } from '../texts';
import './sections.css';

interface Props {
  sections: readonly Section[];
  onApprove: (name: string) => void;
  onRefuse: (name: string) => void;
}

/** The sections whose first entry in the menu waits for an administrator; nothing without any. */
export function MenuRequests({ sections, onApprove, onRefuse }: Props) {
  const waiting = sections.filter(({ menu }) => menu === 'WAITING');
  if (waiting.length === 0) return null;
  return (
    <section className="surco-section-notice" aria-label={texts.menuRequests}>
      {waiting.map(({ name, label, live, trial, previews }) => {
        const team = (live ?? trial?.version ?? previews[0])?.publishedBy ?? noValue;
        return (
          <div key={name} className="surco-section-request">
            <p>{texts.menuRequest(label, name, team)}</p>
            <DecisionButtons
              name={label}
              options={[
                { key: 'approve', label: texts.approveMenu, icon: 'check', onSelect: () => onApprove(name) },
                { key: 'refuse', label: texts.refuseMenu, icon: 'close', danger: true, onSelect: () => onRefuse(name) },
              ]}
            />
          </div>
        );
      })}
    </section>
  );
}
