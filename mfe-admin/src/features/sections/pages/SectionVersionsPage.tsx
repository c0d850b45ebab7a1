import type { SectionVersion } from '@surco/shared/contract';
import { formatDateTime, noValue } from '@surco/shared/domain';
import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { ToneTag } from '@surco/shared/ui/display';
import { ActionButton, EmptyState } from '@surco/shared/ui/feedback';
import { FormSection } from '@surco/shared/ui/form';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { Button } from 'antd';
import { useRef } from 'react';
import { renderLines } from '../components/renderLines';
import { VisitsNote } from '../components/VisitsNote';
import { useBusyKey } from '../hooks/useBusyKey';
import { giveToEveryone, useSectionActions } from '../hooks/useSectionActions';
import {
  describeAudience,
  findVisits,
  formatCommit,
  formatLoadTime,
  formatSize,
  formatVisits,
  listErrors,
} from '../model/sectionDisplay';
import { SECTIONS_PATH } from '../paths';
import { texts } from '../texts';
import '../components/sections.css';

type Row = SectionVersion & {
  id: string;
  visits: ReturnType<typeof findVisits>;
  audience: ReturnType<typeof describeAudience>;
  isBusy: boolean;
  giveToEveryone: () => void;
};

const columns: readonly ListColumn<Row>[] = [
  { key: 'version', title: texts.version, render: ({ version }) => version, cardPosition: 'title', width: 120 },
  {
    key: 'state',
    title: texts.state,
    render: ({ audience: { tone, label, note }, verdict }) => (
      <>
        <ToneTag tone={tone}>{label}</ToneTag>
        {note && <p className="surco-section-note">{note}</p>}
        {verdict?.outcome === 'worse' && (
          <p className="surco-section-note">
            {texts.trialEndedAlone(Math.round(verdict.trial.value * 100), verdict.trial.visits)}
          </p>
        )}
      </>
    ),
    width: 140,
  },
  {
    key: 'author',
    title: texts.author,
    render: ({ isOwn, publishedBy, publishedAt }) =>
      renderLines(isOwn ? texts.ownBuild : publishedBy, publishedAt && formatDateTime(publishedAt)),
    width: 130,
  },
  {
    key: 'reason',
    title: texts.reason,
    render: ({ reason, commit }) => renderLines(reason, formatCommit(commit)),
    width: 140,
  },
  {
    key: 'visits',
    title: texts.visits,
    render: ({ visits }) => renderLines(formatVisits(visits), ...listErrors(visits)),
    width: 170,
  },
  {
    key: 'size',
    title: texts.size,
    render: ({ bytes, visits }) => renderLines(formatSize(bytes), formatLoadTime(visits)),
    nowrap: true,
  },
  {
    key: 'use',
    title: texts.givenBy,
    render: (row) =>
      row.state === 'LIVE' ? (
        noValue
      ) : (
        <Button aria-label={texts.giveName(row.version)} loading={row.isBusy} onClick={row.giveToEveryone}>
          {texts.give}
        </Button>
      ),
    cardLabel: 'hidden',
    nowrap: true,
  },
];

/** The published versions of one section, the latest first. */
export default function SectionVersionsPage() {
  const { name = '' } = useParams();
  const response = useCall('GET /registry/sections/{name}/versions', { params: { name } });
  const visits = useCall('GET /registry/visits', {});
  const { getVersionActions, dialog } = useSectionActions();
  const [busyVersion, run] = useBusyKey();
  const heading = useRef<HTMLHeadingElement>(null);
  const give = async (version: string): Promise<void> => {
    // The pressed button is gone.
    if (await giveToEveryone(name, version)) heading.current?.focus();
  };
  return (
    <div className="surco-sections">
      <FormSection title={texts.versionsOf(name)} headingRef={heading}>
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
                  audience: describeAudience(version, versions),
                  isBusy: busyVersion === version.version,
                  giveToEveryone: () => run(version.version, () => give(version.version)),
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
