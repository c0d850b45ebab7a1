import type { Section, SectionVersion } from '@surco/shared/contract';
import { call, refresh, showErrorToast, showSuccessToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { copyToClipboard } from '@surco/shared/ui/display';
import type { RowAction } from '@surco/shared/ui/menu';
import type { ReactNode } from 'react';
import { getSectionVersionsPath } from '../paths';
import { texts } from '../texts';

interface SectionActions {
  ofSection: (section: Section) => RowAction[];
  ofVersion: (name: string, version: SectionVersion) => RowAction[];
  dialog: ReactNode;
}

const refreshSections = () => refresh('GET /registry/sections', 'GET /registry/sections/{name}/versions');

const reason = { label: texts.reasonLabel, missingText: texts.reasonMissing, maxLength: 300 };

async function copyPreview(url: string): Promise<void> {
  if (await copyToClipboard(url)) showSuccessToast(texts.previewCopied);
  else showErrorToast(texts.notCopied);
}

/** The actions on sections and their versions; each change is confirmed. */
export function useSectionActions(): SectionActions {
  const { confirm, dialog } = useConfirm();

  /** `version` guards against taking back another version than the shown one. */
  const rollBack = async (name: string, version: string, [title, text, label, done]: readonly string[]) => {
    const isConfirmed = await confirm({
      title: title ?? '',
      text: text ?? '',
      confirmLabel: label ?? '',
      danger: true,
      reason,
      action: (given) =>
        call('POST /registry/sections/{name}/rollback', { params: { name }, body: { version, reason: given } }),
    });
    if (!isConfirmed) return;
    showSuccessToast(done ?? '');
    await refreshSections();
  };
  const remove = async (name: string, version: string) => {
    const isConfirmed = await confirm({
      title: texts.removeTitle(version),
      text: texts.removeText,
      confirmLabel: texts.remove,
      danger: true,
      action: () => call('DELETE /registry/sections/{name}/versions/{version}', { params: { name, version } }),
    });
    if (!isConfirmed) return;
    showSuccessToast(texts.removed);
    await refreshSections();
  };

  return {
    dialog,
    ofSection: ({ name, live, trial, before, ownVersion }) => {
      const actions: RowAction[] = [{ key: 'versions', label: texts.versions, to: getSectionVersionsPath(name) }];
      if (trial) {
        const { version } = trial.version;
        const words = [texts.endTrialTitle(name), texts.endTrialText(version), texts.endTrial, texts.trialEnded];
        actions.push({
          key: 'end-trial',
          label: texts.endTrial,
          danger: true,
          onSelect: () => void rollBack(name, version, words),
        });
      } else if (live && before.length > 0) {
        const previous = before[0] ?? texts.own(ownVersion);
        const text = texts.rollBackText(live.version, previous);
        const words = [texts.rollBackTitle(name), text, texts.rollBack, texts.rolledBack];
        actions.push({
          key: 'roll-back',
          label: texts.rollBack,
          danger: true,
          onSelect: () => void rollBack(name, live.version, words),
        });
      }
      return actions;
    },
    ofVersion: (name, { version, state, previewUrl }) => [
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
