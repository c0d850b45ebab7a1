/** Steps of `pnpm test` with the files that they depend on, beyond imports. A step without a row runs always. */
export const stepFiles = {
  Types: /\.[cm]?tsx?$|(^|\/)(tsconfig[^/]*|package)\.json$/,
  Lint: /\.[cm]?[jt]sx?$|(^|\/)\.oxlintrc\.json$/,
  Contract: /^(shared\/(src|released\.json)|tools\/src\/contract)/,
  Build:
    /^(host|mfe-[^/]+|shared)\/(src|package\.json)|^(section\/src|tools\/src)\/build|^docs\/manual\/|^tools\/src\/manual\//,
  'First loads':
    /^(host|mfe-[^/]+|shared)\/(src|package\.json)|^(section\/src|tools\/src)\/build|^tools\/src\/firstLoads|^api\/src\/web\/resolvePreloads/,
  'Supported browsers': /^(host|mfe-[^/]+|shared)\/src|^(section\/src\/build|tools\/src\/browserSupport)/,
  'Every engine': /^e2e\/engines|^tools\/src\/browsers/,
  Deployment: /^tools\/(deploy|src\/(deployment|bundle))|^api\/src\/commands/,
  'Component catalog':
    /^tools\/catalog|^e2e\/(catalog|pageObjects\/(accessibility|axe|contrast))|^shared\/src\/(ui|testing)|\.stories\.tsx?$/,
} as const;

/** Files that everything depends on: every step runs in full. */
export const COMMON_FILES =
  /^(package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|patches\/|tsconfig\.base\.json|jest\.config\.mjs|section\/jest-preset\.cjs|shared\/src\/testing\/setup\.ts)/;

/** Jest tests that read files instead of importing them, with the files. */
export const fileReaders: readonly { files: RegExp; tests: readonly string[] }[] = [
  { files: /./, tests: ['tools/src/test/repositoryStructure.test.ts', 'tools/src/test/plainLanguage.test.ts'] },
  { files: /\.md$|^docs\/|package\.json$/, tests: ['tools/src/test/docs.test.ts'] },
  { files: /^docs\/glossary\.md$|^tools\/lint/, tests: ['tools/src/test/spanishTerms.test.ts'] },
  { files: /^docs\/manual\/|^tools\/src\/manual/, tests: ['tools/src/manual/manual.test.ts'] },
  { files: /^tools\/lint|\.oxlintrc\.json$/, tests: ['tools/src/test/lintRules.test.ts'] },
  { files: /^shared\/src\/ui/, tests: ['tools/src/test/stories.test.ts'] },
  { files: /^mfe-[^/]+\//, tests: ['tools/src/test/remoteIsolation.test.ts', 'tools/src/test/requiredRoutes.test.ts'] },
  { files: /^tools\/deploy|^api\/src\/core\/measurements/, tests: ['tools/src/test/deployedMetrics.test.ts'] },
  { files: /^api\/src/, tests: ['tools/src/test/optionalModules.test.ts'] },
  { files: /^(create-section|shared\/package\.json)/, tests: ['tools/src/newRemote/newRemote.test.ts'] },
];

/** The rules of lint: every source is checked. */
export const LINT_RULES = /^tools\/lint|(^|\/)\.oxlintrc\.json$/;

/** The tests of the API copy a database that the migrations made: all of them run. */
export const API_COMMON_FILES = /^api\/(migrations\/|src\/testing\/globalSetup|src\/testing\/testDatabase)/;
