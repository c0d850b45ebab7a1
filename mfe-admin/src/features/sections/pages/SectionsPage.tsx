import type { Section } from '@surco/shared/contract';
import { formatDateTime } from '@surco/shared/domain';
import { useCall } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { ToneTag } from '@surco/shared/ui/display';
import { EmptyState } from '@surco/shared/ui/feedback';
import { FormSection } from '@surco/shared/ui/form';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { useRef } from 'react';
import { renderLines } from '../components/renderLines';
import { MenuRequests } from '../components/MenuRequests';
import { PublishingTokens } from '../components/PublishingTokens';
import { VisitsNote } from '../components/VisitsNote';
import { useSectionActions } from '../hooks/useSectionActions';
import {
  type AllVisits,
  describeHealth,
  findDescribed,
  findSectionVisits,
  formatCommit,
  formatSectionName,
  formatVisits,
  listTrials,
} from '../model/sectionDisplay';
import { getSectionVersionsPath } from '../paths';
import { texts } from '../texts';
import '../components/sections.css';

type Row = Section & { id: string; visits: AllVisits };

const columns: readonly ListColumn<Row>[] = [
  {
    key: 'label',
    title: texts.section,
    render: ({ label, name }) =>
      label === name ? (
        name
      ) : (
        <>
          {label} <span className="surco-section-name">({name})</span>
        </>
      ),
    toText: formatSectionName,
    cardPosition: 'title',
    width: 140,
  },
  {
    key: 'live',
    title: texts.version,
    render: ({ live, ownVersion, isAway, misfit }) =>
      renderLines(live?.version ?? texts.own(isAway ? null : ownVersion), misfit && texts.misfit(misfit)),
    width: 140,
  },
  {
    key: 'author',
    title: texts.author,
    render: (section) => {
      const { publishedBy, publishedAt } = findDescribed(section) ?? {};
      return renderLines(publishedBy, publishedAt && formatDateTime(publishedAt));
    },
    width: 126,
  },
  {
    key: 'reason',
    title: texts.reason,
    render: (section) => {
      const { reason, commit } = findDescribed(section) ?? {};
      return renderLines(reason, formatCommit(commit));
    },
    width: 140,
  },
  {
    key: 'trial',
    title: texts.trial,
    render: (section) => renderLines(...listTrials(section, section.visits.trial)),
    width: 140,
  },
  { key: 'visits', title: texts.visits, render: ({ visits }) => formatVisits(visits.live), width: 110 },
  {
    key: 'health',
    title: texts.health,
    render: (section) => {
      const { tone, label } = describeHealth(section, section.visits);
      const { menu } = section;
      return (
        <>
          <ToneTag tone={tone}>{label}</ToneTag>
          {menu && menu !== 'APPROVED' && <p className="surco-section-note">{texts.menuStates[menu]}</p>}
        </>
      );
    },
  },
];

/** The sections with who gets which version, and the tokens that teams publish with. */
export default function SectionsPage() {
  const response = useCall('GET /registry/sections', {});
  const visits = useCall('GET /registry/visits', {});
  const { getSectionActions, approveMenu, hideFromMenu, dialog } = useSectionActions();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button goes with its request. */
  const focusHeading = (isDone: boolean): void => (isDone ? heading.current?.focus() : undefined);
  return (
    <div className="surco-sections">
      <FormSection title={texts.sections} headingRef={heading}>
        <MenuRequests
          sections={response.data ?? []}
          onApprove={(name) => approveMenu(name).then(focusHeading)}
          onRefuse={(name) => void hideFromMenu(name).then(focusHeading)}
        />
        <VisitsNote response={visits} />
        <RecordState response={response}>
          {(sections) =>
            sections.length > 0 ? (
              <DataTable
                columns={columns}
                rows={sections.map((section) => ({
                  ...section,
                  id: section.name,
                  visits: findSectionVisits(visits.data, section),
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
