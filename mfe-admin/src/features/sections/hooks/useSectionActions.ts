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
  /** Shows the entries of a section outside its own pages, at once. @returns whether it was done */
  approveMenu: (name: string) => Promise<boolean>;
  /** Asks for a reason, then hides the entries of a section. @returns whether it was done */
  hideFromMenu: (name: string) => Promise<boolean>;
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

type Change = CallInput<'POST /registry/sections/{name}/use'>['body'];
type Texts = Pick<ConfirmQuestion, 'title' | 'text' | 'confirmLabel' | 'doneMessage'>;

const changeUse = (name: string, change: Change) =>
  call('POST /registry/sections/{name}/use', { params: { name }, body: change });
const changeMenu = (name: string, approved: boolean, reason?: string) =>
  call('POST /registry/sections/{name}/menu', { params: { name }, body: { approved, ...(reason && { reason }) } });

const refreshSections = () => refresh('GET /registry/sections', 'GET /registry/sections/{name}/versions');

/** Runs a change at once: it takes nothing away, and the same press on another row undoes it. */
async function changeNow(change: () => Promise<unknown>, doneMessage: string, detail?: string): Promise<boolean> {
  const isDone = await change().then(
    () => true,
    (error: unknown) => {
      showErrorToast(error);
      return false;
    },
  );
  if (isDone) showSuccessToast(doneMessage, detail);
  await refreshSections();
  return isDone;
}

/** Gives a version to everyone. @returns whether it was done */
export const giveToEveryone = (name: string, version: string): Promise<boolean> =>
  changeNow(() => changeUse(name, { version }), texts.used(version), texts.usedDetail);

const approveMenu = (name: string): Promise<boolean> =>
  changeNow(() => changeMenu(name, true), texts.menuApproved, texts.menuDetail);

/** The actions on sections and their versions; what takes something away is confirmed with its reason. */
export function useSectionActions(): SectionActions {
  const { confirm, dialog } = useConfirm();

  const ask = async (question: Texts, action: (reason: string) => Promise<unknown>): Promise<boolean> => {
    const isConfirmed = await confirm({ ...question, danger: true, reason: REASON_FIELD, action });
    if (isConfirmed) await refreshSections();
    return isConfirmed;
  };
  const createAction = (key: string, name: string, change: Change, question: Texts): RowAction => ({
    key,
    label: question.confirmLabel,
    danger: true,
    onSelect: () => void ask(question, (reason) => changeUse(name, { ...change, reason })),
  });
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
  const createRetire = (name: string): RowAction =>
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
    );
  const hideFromMenu = (name: string): Promise<boolean> =>
    ask(
      {
        title: texts.hideTitle(name),
        text: texts.hideText,
        confirmLabel: texts.hideFromMenu,
        doneMessage: texts.menuHidden,
      },
      (reason) => changeMenu(name, false, reason),
    );
  const createMenuActions = ({ name, menu }: Section): RowAction[] => {
    if (!menu) return [];
    if (menu === 'APPROVED')
      return [{ key: 'hide', label: texts.hideFromMenu, danger: true, onSelect: () => void hideFromMenu(name) }];
    return [{ key: 'show', label: texts.showInMenu, onSelect: () => void approveMenu(name) }];
  };

  return {
    dialog,
    approveMenu,
    hideFromMenu,
    getSectionActions: (section) => {
      const { name, trial, previews, isAway } = section;
      const links = previews.map(({ version }) => version);
      return [
        { key: 'versions', label: texts.versions, to: getSectionVersionsPath(name) },
        ...createMenuActions(section),
        ...(trial ? [createEndTrial(name, trial.version.version)] : []),
        ...(links.length > 0 ? [createEndLinks(name, links)] : []),
        ...(isAway ? [] : [createRetire(name)]),
      ];
    },
    getVersionActions: (name, { version, state, previewUrl }) => [
      ...(previewUrl
        ? [{ key: 'copy', label: texts.copyLink, icon: 'copy', onSelect: () => void copyLink(previewUrl) } as const]
        : []),
      ...(state === 'TRIAL' ? [createEndTrial(name, version)] : []),
    ],
  };
}
