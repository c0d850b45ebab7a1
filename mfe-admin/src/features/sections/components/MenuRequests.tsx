import type { Section } from '@surco/shared/contract';
import { noValue } from '@surco/shared/domain';
import { DecisionButtons } from '@surco/shared/ui/table';
import { useBusyKey } from '../hooks/useBusyKey';
import { findPublished, formatSectionName } from '../model/sectionDisplay';
import { texts } from '../texts';
import './sections.css';

interface Props {
  sections: readonly Section[];
  /** Resolves when the request is gone, or is to stay. */
  onApprove: (name: string) => Promise<void>;
  onRefuse: (name: string) => void;
}

/** The sections whose first entries wait for an administrator; nothing without any. */
export function MenuRequests({ sections, onApprove, onRefuse }: Props) {
  const [busyName, run] = useBusyKey();
  // Of a section that nobody gets any more there is nothing to show.
  const waiting = sections.filter((section) => section.menu === 'WAITING' && findPublished(section));
  if (waiting.length === 0) return null;
  return (
    <section className="surco-section-notice" aria-label={texts.menuRequests}>
      {waiting.map((section) => {
        const { name, label } = section;
        const team = findPublished(section)?.publishedBy ?? noValue;
        return (
          <div key={name} className="surco-section-request">
            <p>{texts.menuRequest(formatSectionName(section), team)}</p>
            <DecisionButtons
              name={label}
              options={[
                {
                  key: 'approve',
                  label: texts.approveMenu,
                  icon: 'check',
                  busy: busyName === name,
                  onSelect: () => run(name, () => onApprove(name)),
                },
                { key: 'refuse', label: texts.refuseMenu, icon: 'close', danger: true, onSelect: () => onRefuse(name) },
              ]}
            />
          </div>
        );
      })}
    </section>
  );
}
