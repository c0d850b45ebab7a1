import { foldText } from '../../domain';
import type { RemoteManifest } from '../manifest/manifest';
import type { BuildProblem } from '../releases/buildProblem';
import type { RouteClaims } from './buildProblems';

/** What a section shows outside its own pages: its menu, and at which addresses. */
export type SectionClaims = RouteClaims & Pick<RemoteManifest, 'menu'>;

/** What acts on pages of others or before the sign-in: links on the login page, start pages, profiles, public pages. */
const listReservedFields = ({ routes }: SectionClaims): BuildProblem[] =>
  routes.flatMap(({ path, roles, loginLink, homeFor = [], overviewFor = [], profileFor = [] }) =>
    [
      ...(roles === 'public' ? ['roles: public'] : []),
      ...(loginLink === undefined ? [] : [`loginLink: ${loginLink}`]),
      ...homeFor.map((role) => `homeFor: ${role}`),
      ...overviewFor.map((role) => `overviewFor: ${role}`),
      ...profileFor.map((role) => `profileFor: ${role}`),
    ].map((detail): BuildProblem => ({ kind: 'reserved-field', subject: path, detail })),
  );

interface MenuLabel {
  label: string;
  /** Below the entry of its section, where it is read with that name. */
  isChild: boolean;
}

const listMenuLabels = ({ menu }: SectionClaims): MenuLabel[] =>
  menu.flatMap(({ label, children = [] }) => [
    { label, isChild: false },
    ...children.map((child) => ({ label: child.label, isChild: true })),
  ]);

/** Several sections may have a child of the same name, such as "Lista". */
const doLabelsConflict = (a: MenuLabel, b: MenuLabel): boolean =>
  !(a.isChild && b.isChild) && foldText(a.label) === foldText(b.label);

const isSameLabel = (a: MenuLabel, b: MenuLabel): boolean =>
  a.isChild === b.isChild && foldText(a.label) === foldText(b.label);

const isSameField = (a: BuildProblem, b: BuildProblem): boolean => a.subject === b.subject && a.detail === b.detail;

/**
 * What a build may not have when it is published over a token: fields that only an administrator grants, and names in
 * the menu that another section uses.
 * @param standing the versions of the section from which it may keep both
 * @param others what users get of all sections
 */
export function findTokenProblems(
  manifest: SectionClaims,
  standing: readonly SectionClaims[],
  others: readonly SectionClaims[],
): BuildProblem[] {
  const standingFields = standing.flatMap(listReservedFields);
  const standingLabels = standing.flatMap(listMenuLabels);
  const added = listMenuLabels(manifest).filter((own) => !standingLabels.some((former) => isSameLabel(former, own)));
  const labels = added.flatMap((own): BuildProblem[] => {
    const owner = others.find(
      (other) => other.name !== manifest.name && listMenuLabels(other).some((label) => doLabelsConflict(label, own)),
    );
    return owner ? [{ kind: 'menu-label', subject: own.label, detail: owner.name }] : [];
  });
  return [
    ...listReservedFields(manifest).filter((field) => !standingFields.some((former) => isSameField(former, field))),
    ...labels,
  ];
}
