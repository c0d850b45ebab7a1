import { isOlder, satisfies } from '../manifest/satisfies';
import type { BuildProblem } from '../releases/buildProblem';
import type { HostFiles } from './buildFiles';
import type { BuiltSection } from './builtSection';
import type { SharedPackage } from './sharedModules';

/** The package whose version is that of the contract. */
export const CONTRACT_PACKAGE = '@surco/shared' satisfies SharedPackage;

type Needs = Pick<BuiltSection, 'requires' | 'uses'>;
type Offers = Pick<HostFiles, 'versions' | 'offers'>;

/**
 * What a build needs and a host lacks: versions of the shared packages, exports, components and calls. A build of other
 * tools does not say what it uses, and an older host not what it offers: then the versions decide alone.
 */
export function findMisfits({ requires, uses = [] }: Needs, { versions, offers }: Offers): BuildProblem[] {
  const ofVersions = Object.entries(requires)
    .filter(([name, range]) => !satisfies(versions[name] ?? '', range))
    .map(([name, range]): BuildProblem => {
      const detail = versions[name] && { detail: versions[name] };
      return name === CONTRACT_PACKAGE
        ? { kind: 'contract', subject: range, ...detail }
        : { kind: 'package', subject: `${name} ${range}`, ...detail };
    });
  const offered = offers && new Set(offers);
  const missing = offered ? uses.filter((use) => !offered.has(use)) : [];
  return [...ofVersions, ...missing.map((subject): BuildProblem => ({ kind: 'use', subject }))];
}

/** The misfits as names: `@surco/shared ^4.0.0`, `platform#call`, `GET /sales`. */
export const listNeeds = (misfits: readonly BuildProblem[]): string[] =>
  misfits.map(({ kind, subject }) => (kind === 'contract' ? `${CONTRACT_PACKAGE} ${subject}` : subject));

/** Whether a build was made for a newer contract than that of a host: it is stored, and waits for a host that has it. */
export const isForLaterHost = ({ requires }: Needs, { versions }: Offers): boolean =>
  isOlder(versions[CONTRACT_PACKAGE] ?? '', requires[CONTRACT_PACKAGE] ?? '');
