import type { SectionVersion } from '@surco/shared/contract';
import { formatDateTime, noValue } from '@surco/shared/domain';
import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { ToneTag } from '@surco/shared/ui/display';
import { ActionButton, EmptyState } from '@surco/shared/ui/feedback';
import { FormSection } from '@surco/shared/ui/form';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { VisitsNote } from '../components/VisitsNote';
import { useSectionActions } from '../hooks/useSectionActions';
import {
  findVisits,
  formatCommit,
  formatError,
  formatLoadTime,
  formatSize,
  formatVisits,
  stateTones,
} from '../model/sectionDisplay';
import { SECTIONS_PATH } from '../paths';
import { texts } from '../texts';
import '../components/sections.css';

type Row = SectionVersion & { id: string; visits: ReturnType<typeof findVisits> };

const formatTime = (time: string | null): string => (time === null ? noValue : formatDateTime(time));

const columns: readonly ListColumn<Row>[] = [
  { key: 'version', title: texts.version, render: ({ version }) => version, cardPosition: 'title' },
  {
    key: 'state',
    title: texts.state,
    render: ({ state }) => <ToneTag tone={stateTones[state]}>{texts.stateLabels[state]}</ToneTag>,
    cardPosition: 'aside',
  },
  { key: 'author', title: texts.author, render: ({ publishedBy }) => publishedBy ?? noValue, cardLabel: 'hidden' },
  {
    key: 'publishedAt',
    title: texts.publishedAt,
    render: ({ publishedAt }) => formatTime(publishedAt),
    cardLabel: 'hidden',
    nowrap: true,
  },
  { key: 'commit', title: texts.commit, render: ({ commit }) => formatCommit(commit) },
  { key: 'reason', title: texts.reason, render: ({ reason }) => reason ?? noValue },
  { key: 'visits', title: texts.visits, render: ({ visits }) => formatVisits(visits) },
  { key: 'error', title: texts.error, render: ({ visits }) => formatError(visits) },
  { key: 'size', title: texts.size, render: ({ bytes }) => formatSize(bytes), nowrap: true },
  { key: 'loadTime', title: texts.loadTime, render: ({ visits }) => formatLoadTime(visits), nowrap: true },
];

/** The published versions of one section, the latest first. */
export default function SectionVersionsPage() {
  const { name = '' } = useParams();
  const response = useCall('GET /registry/sections/{name}/versions', { params: { name } });
  const visits = useCall('GET /registry/visits', {});
  const { getVersionActions, dialog } = useSectionActions();
  return (
    <div className="surco-sections">
      <FormSection title={texts.versionsOf(name)}>
        <VisitsNote response={visits} />
        <RecordState response={response}>
          {(versions) =>
            versions.length > 0 ? (
              <DataTable
                columns={columns}
                rows={versions.map((version) => ({
                  ...version,
                  id: version.version,
                  visits: findVisits(visits.data, name, version.version),
                }))}
                caption={texts.versionsOf(name)}
                rowActions={(version) => getVersionActions(name, version)}
              />
            ) : (
              <EmptyState text={texts.noVersions} />
            )
          }
        </RecordState>
      </FormSection>
      <ActionButton action={{ label: texts.back, to: SECTIONS_PATH }} />
      {dialog}
    </div>
  );
}
