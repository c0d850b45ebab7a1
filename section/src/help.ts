const host = '  --host <url>      address of Surco; by default the variable SURCO_HOST';
const section = '  --section <name>  folder of the section, such as mfe-sales; by default the current one';
const audience = `  --for <audience>  roles such as Supervisor,Consultant, or link: whoever opens the printed link.
                    Without it: everyone`;
const reason = '  --reason <text>   why; shown with the version';
const token = 'It needs the publishing token of the team in the variable SURCO_PUBLISH_TOKEN.';
const build = `  --from <folder>   a finished build instead of the sources
  --without-smoke-load <reason>
                    does not load the build in Chromium; the reason is recorded with the version`;

/** What `surco-section <command> --help` prints. */
export const helpOf = {
  create: `surco-section create <name> [--label <text>] [--path <path>] [--packages <folder>]

Writes a repository for a new section into the folder mfe-<name>.

  --label <text>       name in the menu
  --path <path>        address of its page, such as /dashboard/clima
  --packages <folder>  folder of the packed packages of Surco`,
  dev: `surco-section dev [options]

Builds on each change and shows the section in your own tab of a running Surco.

${host}
${section}`,
  check: `surco-section check [options]

Builds the section and says whether this Surco accepts it: types, addresses, roles, styles, versions, and a load in
Chromium with the modules of that Surco.

${host}
${section}
${build}`,
  publish: `surco-section publish [options]

Builds, checks and stores a version, and gives it to an audience.
${token}

${audience}
${reason}
${host}
${section}
${build}`,
  use: `surco-section use <version|none> [options]

Gives a stored version to an audience, also an older one or one that is on trial. "none" ends a trial or the links;
for everyone it takes the section away. ${token}

${audience}
${reason}
${host}
${section}`,
  status: `surco-section status [options]

Shows who gets which version, the stored versions, and how they worked in the last 24 hours.
${token}

${host}`,
} as const;

/** What `surco-section --help` prints. */
export const help = `surco-section <command>, in the folder of a section:

  create   writes a repository for a new section
  dev      shows the section in a running Surco while you work
  check    says whether a running Surco accepts the section
  publish  stores a version and gives it to everyone, to roles or to the holders of a link
  use      gives a stored version to an audience, or takes theirs away
  status   shows who gets which version, and how it works for them

surco-section <command> --help describes its options. The folder docs of @surco/section holds the guide
(section-in-another-repository.md) and the catalog of components.`;
