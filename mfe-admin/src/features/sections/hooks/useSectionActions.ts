import type { CallInput, Section, SectionVersion } from '@surco/shared/contract';
import { limits, roles } from '@surco/shared/domain';
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

const REASON_FIELD = {
  label: texts.reasonLabel,
  missingText: texts.reasonMissing,
  maxLength: limits.reason.maxLength,
};

async function copyLink(url: string): Promise<void> {
  if (await copyToClipboard(url)) showSuccessToast(texts.linkCopied);
  else showErrorToast(texts.notCopied);
}

type Change = Pick<CallInput<'POST /registry/sections/{name}/use'>['body'], 'version' | 'roles' | 'link'>;
type Texts = Pick<ConfirmQuestion, 'title' | 'text' | 'confirmLabel' | 'doneMessage'>;

/** The actions on sections and their versions; each change is confirmed with its reason. */
export function useSectionActions(): SectionActions {
  const { confirm, dialog } = useConfirm();

  const createAction = (key: string, name: string, change: Change, question: Texts): RowAction => ({
    key,
    label: question.confirmLabel,
    danger: true,
    onSelect: () =>
      void confirm({
        ...question,
        danger: true,
        reason: REASON_FIELD,
        action: (reason) =>
          call('POST /registry/sections/{name}/use', { params: { name }, body: { ...change, reason } }),
      }).then((isConfirmed) =>
        isConfirmed ? refresh('GET /registry/sections', 'GET /registry/sections/{name}/versions') : undefined,
      ),
  });
  const createUse = (name: string, version: string, confirmLabel: string): RowAction =>
    createAction(
      'use',
      name,
      { version },
      {
        title: texts.titleOfUse(version, name),
        text: texts.textOfUse,
        confirmLabel,
        doneMessage: texts.used,
      },
    );
  const createEndTrial = (name: string, version: string): RowAction =>
    createAction(
      'end-trial',
      name,
      { version: null, roles: [...roles] },
      {
        title: texts.endTrialTitle(name),
        text: texts.endTrialText(version),
        confirmLabel: texts.endTrial,
        doneMessage: texts.trialEnded,
      },
    );

  const createEndLinks = (name: string, versions: readonly string[]): RowAction =>
    createAction(
      'end-links',
      name,
      { version: null, link: true },
      {
        title: texts.endLinksTitle(name),
        text: texts.endLinksText(new Intl.ListFormat('es-MX', { type: 'disjunction' }).format(versions)),
        confirmLabel: texts.endLinks,
        doneMessage: texts.linksEnded,
      },
    );

  return {
    dialog,
    getSectionActions: ({ name, live, trial, previews, isAway, ownVersion }) => [
      { key: 'versions', label: texts.versions, to: getSectionVersionsPath(name) },
      ...(trial ? [createEndTrial(name, trial.version.version)] : []),
      ...(previews.length > 0
        ? [
            createEndLinks(
              name,
              previews.map(({ version }) => version),
            ),
          ]
        : []),
      ...(ownVersion !== null && (live || isAway) ? [createUse(name, ownVersion, texts.giveOwn)] : []),
      ...(isAway
        ? []
        : [
            createAction(
              'retire',
              name,
              { version: null },
              {
                title: texts.retireTitle(name),
                text: texts.retireText,
                confirmLabel: texts.retire,
                doneMessage: texts.retired,
              },
            ),
          ]),
    ],
    getVersionActions: (name, { version, state, previewUrl }) => [
      ...(previewUrl
        ? [{ key: 'copy', label: texts.copyLink, icon: 'copy', onSelect: () => void copyLink(previewUrl) } as const]
        : []),
      ...(state === 'TRIAL' ? [createEndTrial(name, version)] : []),
      ...(state === 'LIVE' ? [] : [createUse(name, version, texts.give)]),
    ],
  };
}
