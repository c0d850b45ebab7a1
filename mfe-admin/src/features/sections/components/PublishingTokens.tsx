import type { SectionToken } from '@surco/shared/contract';
import { formatDateTime, formatFullName } from '@surco/shared/domain';
import { call, refresh, useCall } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { RecordState } from '@surco/shared/ui/detail';
import { ToneTag } from '@surco/shared/ui/display';
import { ActionButton, EmptyState } from '@surco/shared/ui/feedback';
import { FormSection } from '@surco/shared/ui/form';
import { DataTable, type ListColumn } from '@surco/shared/ui/table';
import { useRef, useState } from 'react';
import { tokenTexts as texts } from '../texts';
import { renderLines } from './renderLines';
import { NewTokenDialog } from './NewTokenDialog';
import { NewTokenPanel } from './NewTokenPanel';

const columns: readonly ListColumn<SectionToken>[] = [
  { key: 'team', title: texts.team, render: ({ team }) => team, cardPosition: 'title' },
  { key: 'sections', title: texts.names, render: ({ sections }) => sections.join(', '), cardLabel: 'hidden' },
  { key: 'hint', title: texts.hint, render: ({ hint }) => hint },
  {
    key: 'createdBy',
    title: texts.createdBy,
    render: ({ createdBy, createdAt }) =>
      renderLines(createdBy && formatFullName(createdBy), formatDateTime(createdAt)),
    width: 200,
  },
  {
    key: 'lastUsedAt',
    title: texts.lastUsedAt,
    render: ({ lastUsedAt }) => (lastUsedAt ? formatDateTime(lastUsedAt) : texts.never),
    nowrap: true,
  },
  {
    key: 'status',
    title: texts.status,
    render: ({ revokedAt }) =>
      revokedAt ? (
        <ToneTag tone="grey">{texts.revokedAt(formatDateTime(revokedAt))}</ToneTag>
      ) : (
        <ToneTag tone="green">{texts.valid}</ToneTag>
      ),
    cardPosition: 'aside',
  },
];

/** The publishing tokens: create, copy once, revoke. */
export function PublishingTokens({ knownSections }: { knownSections: readonly string[] }) {
  const response = useCall('GET /registry/tokens', {});
  const { confirm, dialog } = useConfirm();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const createArea = useRef<HTMLDivElement>(null);
  const dismissToken = (): void => {
    // The focus would be lost with the panel.
    createArea.current?.querySelector('button')?.focus();
    setCreated(undefined);
  };
  const revoke = async ({ id, team }: SectionToken): Promise<void> => {
    const isConfirmed = await confirm({
      title: texts.revokeTitle(team),
      text: texts.revokeText,
      confirmLabel: texts.revoke,
      danger: true,
      action: () => call('DELETE /registry/tokens/{id}', { params: { id } }),
      doneMessage: texts.revoked,
    });
    if (isConfirmed) await refresh('GET /registry/tokens');
  };
  return (
    <FormSection title={texts.title} help={texts.help}>
      {created && <NewTokenPanel token={created} onDone={dismissToken} />}
      <RecordState response={response}>
        {(tokens) =>
          tokens.length > 0 ? (
            <DataTable
              columns={columns}
              rows={tokens}
              caption={texts.title}
              rowActions={(token) =>
                token.revokedAt
                  ? []
                  : [{ key: 'revoke', label: texts.revoke, danger: true, onSelect: () => void revoke(token) }]
              }
            />
          ) : (
            <EmptyState text={texts.none} />
          )
        }
      </RecordState>
      <div ref={createArea}>
        <ActionButton action={{ label: texts.create, icon: 'plus', onClick: () => setCreating(true) }} />
      </div>
      {isCreating && (
        <NewTokenDialog knownSections={knownSections} onCreated={setCreated} onClose={() => setCreating(false)} />
      )}
      {dialog}
    </FormSection>
  );
}
