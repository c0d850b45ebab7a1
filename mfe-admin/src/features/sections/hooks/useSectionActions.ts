import type { Section, SectionVersion } from '@surco/shared/contract';
import { limits } from '@surco/shared/domain';
import { call, refresh, showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { type ConfirmQuestion, useConfirm } from '@surco/shared/ui/confirm';
import { copyToClipboard } from '@surco/shared/ui/display';
import type { RowAction } from '@surco/shared/ui/menu';
import type { ReactNode } from 'react';
import { getSectionVersionsPath } from '../paths';
import { texts } from '../texts';

interface SectionActions {
  getSectionActions: (section: Section) => RowAction[];
  /** @param name the section of the version */
  getVersionActions: (name: string, version: SectionVersion) => RowAction[];
  /** The confirmation dialog; the caller must render it. */
  dialog: ReactNode;
}

const refreshSections = () => refresh('GET /registry/sections', 'GET /registry/sections/{name}/versions');

const REASON_FIELD = {
  label: texts.reasonLabel,
  missingText: texts.reasonMissing,
  maxLength: limits.reason.maxLength,
};

async function copyPreview(url: string): Promise<void> {
  if (await copyToClipboard(url)) showSuccessToast(texts.previewCopied);
  else showErrorToast(texts.notCopied);
}

/** The actions on sections and their versions; each change is confirmed. */
export function useSectionActions(): SectionActions {
  const { confirm, dialog } = useConfirm();

  /**
   * Ends the trial of a section; without one, makes the previous version live.
   * @param version the version that is shown and will be taken back: that of the trial, or the live one. The API
   * rejects the request when another one would be taken back, because the releases may have changed meanwhile.
   * @param question the texts of the confirmation
   */
  const rollBack = async (
    name: string,
    version: string,
    question: Pick<ConfirmQuestion, 'title' | 'text' | 'confirmLabel' | 'doneMessage'>,
  ): Promise<void> => {
    const isConfirmed = await confirm({
      ...question,
      danger: true,
      reason: REASON_FIELD,
      action: (reason) =>
        call('POST /registry/sections/{name}/rollback', { params: { name }, body: { version, reason } }),
    });
    if (isConfirmed) await refreshSections();
  };
  const remove = async (name: string, version: string) => {
    const isConfirmed = await confirm({
      title: texts.removeTitle(version),
      text: texts.removeText,
      confirmLabel: texts.remove,
      danger: true,
      action: () => call('DELETE /registry/sections/{name}/versions/{version}', { params: { name, version } }),
      doneMessage: texts.removed,
    });
    if (isConfirmed) await refreshSections();
  };

  return {
    dialog,
    getSectionActions: ({ name, live, trial, before, ownVersion }) => {
      const actions: RowAction[] = [{ key: 'versions', label: texts.versions, to: getSectionVersionsPath(name) }];
      if (trial) {
        const { version } = trial.version;
        const question = {
          title: texts.endTrialTitle(name),
          text: texts.endTrialText(version),
          confirmLabel: texts.endTrial,
          doneMessage: texts.trialEnded,
        };
        actions.push({
          key: 'end-trial',
          label: texts.endTrial,
          danger: true,
          onSelect: () => void rollBack(name, version, question),
        });
      } else if (live && before.length > 0) {
        const previous = before[0] ?? texts.own(ownVersion);
        const question = {
          title: texts.rollBackTitle(name),
          text: texts.rollBackText(live.version, previous),
          confirmLabel: texts.rollBack,
          doneMessage: texts.rolledBack,
        };
        actions.push({
          key: 'roll-back',
          label: texts.rollBack,
          danger: true,
          onSelect: () => void rollBack(name, live.version, question),
        });
      }
      return actions;
    },
    getVersionActions: (name, { version, state, previewUrl }) => [
      ...(previewUrl
        ? [
            {
              key: 'copy',
              label: texts.copyPreview,
              icon: 'copy',
              onSelect: () => void copyPreview(previewUrl),
            } as const,
          ]
        : []),
      ...(state === 'LIVE'
        ? []
        : [{ key: 'remove', label: texts.remove, danger: true, onSelect: () => void remove(name, version) }]),
    ],
  };
}
