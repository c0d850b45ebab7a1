import { hostPaths } from '@surco/shared/contract';
import type { Role } from '@surco/shared/domain';
import type { RegisteredRemote } from '@surco/shared/federation';
import { isForRole } from '../navigation/sectionPaths';
import { type FirstStepKey, stepTexts } from './firstStepTexts';

/** The page of a step that the role may open; undefined where there is none. */
export function findStepPath(remotes: readonly RegisteredRemote[], role: Role, key: FirstStepKey): string | undefined {
  const routes = remotes.flatMap((remote) => remote.routes).filter((route) => isForRole(route, role));
  return stepTexts[key]?.paths.find((path) => path === hostPaths.manual || routes.some((route) => route.path === path));
}
