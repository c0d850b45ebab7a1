import type { SessionUser } from '@surco/shared/contract';
import type { RegisteredRemote } from '@surco/shared/federation';
import { decideNavigation } from '../navigation/guard';
import { getMenuForRole } from '../navigation/menu';
import { readSectionPaths } from '../navigation/sectionPaths';
import { createTargetResolver } from '../navigation/target';

const OPTIONAL_PARAMETERS = /\/:\w+\?/g;

/** Paths of a section in the order in which they are tried: those of its menu, then all without required parameters. */
const listPaths = (remote: RegisteredRemote, { role }: SessionUser): string[] => [
  ...getMenuForRole([remote], role).flatMap(({ path, children = [] }) => [
    ...children.map((child) => child.path),
    path,
  ]),
  ...remote.routes.map(({ path }) => path.replace(OPTIONAL_PARAMETERS, '')).filter((path) => !path.includes(':')),
];

/** The first page of a section that the guard lets a user open; undefined when there is none. */
export function findFirstPath(remote: RegisteredRemote, user: SessionUser): string | undefined {
  const resolve = createTargetResolver([remote]);
  const homePaths = readSectionPaths([remote]).home;
  return listPaths(remote, user).find((path) => {
    const target = resolve(path);
    const input = { target, user, homePaths, navigationCount: 1, refetched: 'no', hasPreviousPage: true } as const;
    return target.route.remote !== undefined && decideNavigation(input).kind === 'allow';
  });
}
