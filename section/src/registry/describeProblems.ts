import { findContractMismatch } from '@surco/shared/federation';
import { type BuildProblem, INTEGRITY_FILE } from '@surco/shared/federation/releases';

const sentences: Readonly<Record<BuildProblem['kind'], (problem: BuildProblem) => string>> = {
  name: ({ subject }) => `"${subject}" cannot be the name of a folder`,
  origin: ({ subject }) =>
    `${subject} is on another server, which the content security policy of the pages does not allow: put the file into the build`,
  files: ({ subject }) => `the build lacks files: ${subject}`,
  pages: ({ subject }) => `the build lacks the pages that its routes name: ${subject}`,
  contract: ({ subject, detail }) => findContractMismatch({ contract: subject }, detail) ?? subject,
  package: ({ subject, detail = 'none' }) => `needs ${subject} and the host offers ${detail}`,
  use: ({ subject }) => `uses ${subject}, which the host does not offer`,
  requires: ({ subject, detail = 'none' }) => `requests ${subject} and declares ${detail} in requires`,
  roles: ({ subject, detail }) =>
    `${subject} calls ${detail}, which the API refuses to these roles: change the roles in src/manifest.ts or the call`,
  redirect: ({ subject }) => `${subject} redirects to itself`,
  path: ({ subject }) =>
    `${subject} is not a plain path: write segments and parameters such as /dashboard/weather/:id, without closing slash, wildcard, encoding, query or more than four optional segments`,
  'host-path': ({ subject }) => `${subject} is a path of the host`,
  'section-path': ({ subject, detail }) => `${subject} is already a path of ${detail}`,
  'menu-path': ({ subject, detail }) =>
    `the menu entry "${subject}" leads to ${detail}, which is no page of the section: name a path of its routes`,
  'reserved-field': ({ subject, detail }) =>
    `${subject} has ${detail}, which a token cannot add or change: remove it, or ask an administrator to publish this version`,
  'menu-label': ({ subject, detail }) => `"${subject}" is already in the menu of ${detail}: choose another label`,
  section: ({ subject, detail }) => `the build is one of ${subject}, not of ${detail}`,
  'file-name': ({ subject }) => `a build cannot contain ${subject}: its name or type is not allowed`,
  'file-repeated': ({ subject }) => `${subject} was sent twice`,
  'file-missing': ({ subject }) => `the build lacks ${subject}`,
  'file-json': ({ subject }) => `${subject} is not JSON`,
  'file-schema': ({ subject, detail }) => `${subject} is not valid${detail ? `: check ${detail}` : ''}`,
  'file-hash': ({ subject }) =>
    `${subject} is not the file that ${INTEGRITY_FILE} describes: it is incomplete, changed or missing`,
  'file-unlisted': ({ subject }) => `the manifest does not name ${subject}`,
};

/** What a terminal shows of each problem, without the full stop. */
export const describeProblems = (problems: readonly BuildProblem[]): string[] =>
  problems.map((problem) => sentences[problem.kind](problem));
