import type { Section } from '@surco/shared/contract';
import { formatDateTime, noValue } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { ToneTag } from '@surco/shared/ui/display';
import { EmptyState } from '@surco/shared/ui/feedback';
import { FormSection } from '@surco/shared/ui/form';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { PublishingTokens } from '../components/PublishingTokens';
import { VisitsNote } from '../components/VisitsNote';
import { useSectionActions } from '../hooks/useSectionActions';
import { describeHealth, findVisits, formatCommit, formatTrial, formatVisits } from '../model/sectionDisplay';
import { getSectionVersionsPath } from '../paths';
import { texts } from '../texts';
import '../components/sections.css';

type Row = Section & { id: string; visits: ReturnType<typeof findVisits> };

const columns: readonly ListColumn<Row>[] = [
  { key: 'label', title: texts.section, render: ({ label, name }) => `${label} (${name})`, cardPosition: 'title' },
  {
    key: 'live',
    title: texts.version,
    render: ({ live, ownVersion, isAway }) => live?.version ?? texts.own(isAway ? null : ownVersion),
  },
  { key: 'author', title: texts.author, render: ({ live }) => live?.publishedBy ?? noValue, cardLabel: 'hidden' },
  {
    key: 'publishedAt',
    title: texts.publishedAt,
    render: ({ live }) => (live?.publishedAt ? formatDateTime(live.publishedAt) : noValue),
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'commit', title: texts.commit, render: ({ live }) => formatCommit(live?.commit) },
  { key: 'reason', title: texts.reason, render: ({ live }) => live?.reason ?? noValue },
  { key: 'trial', title: texts.trial, render: (section) => formatTrial(section) || noValue },
  { key: 'visits', title: texts.visits, render: ({ visits }) => formatVisits(visits) },
  {
    key: 'health',
    title: texts.health,
    render: ({ health, isAway = false, visits }) => {
      const { tone, label } = describeHealth(health, isAway, visits);
      return <ToneTag tone={tone}>{label}</ToneTag>;
    },
    cardPosition: 'aside',
  },
];

/** The sections with who gets which version, and the tokens that teams publish with. */
export default function SectionsPage() {
  const response = useCall('GET /registry/sections', {});
  const visits = useCall('GET /registry/visits', {});
  const { getSectionActions, dialog } = useSectionActions();
  return (
    <div className="surco-sections">
      <FormSection title={texts.sections}>
        <VisitsNote response={visits} />
        <RecordState response={response}>
          {(sections) =>
            sections.length > 0 ? (
              <DataTable
                columns={columns}
                rows={sections.map((section) => ({
                  ...section,
                  id: section.name,
                  visits: findVisits(visits.data, section.name, section.live?.version ?? section.ownVersion),
                }))}
                caption={texts.sections}
                rowLink={({ name }) => getSectionVersionsPath(name)}
                rowActions={getSectionActions}
              />
            ) : (
              <EmptyState text={texts.noSections} />
            )
          }
        </RecordState>
      </FormSection>
      <PublishingTokens knownSections={(response.data ?? []).map(({ name }) => name)} />
      {dialog}
    </div>
  );
}
