/** Test files, stories and test helpers. */
const TEST_CODE = /\.(test|spec|stories)\.tsx?$|\/testing\//;

/** Every top-level folder with code, except `shared`. */
const PACKAGES = '(host|api|e2e|tools|section|mfe-[^/]+)/';

/**
 * Forbidden imports. A file whose path matches the pattern `from` must not import a path that matches the pattern `to`;
 * in `to`, `$1` and `$2` are the texts of the first and second group of `from`. Paths are relative to the repository, and an import of a
 * library has the path `package:name`. A rule with `testsExempt` does not apply to test code. The lint reports the
 * `message` of the first rule that forbids an import.
 */
export const importRules = [
  // Top-level folders and the layers of shared.
  { from: '^shared/src/', to: `^${PACKAGES}`, message: 'shared imports no app.' },
  {
    from: '^shared/src/(domain|records(?!/lists/createColumns)|contract|papers)/',
    to: '^shared/src/(platform|ui|federation|testing)(/|$)|^package:(react|react-dom|react-router-dom|antd|zustand|swr)(/|$)',
    message: 'domain, records, contract and papers are pure: they import no platform, no ui and no browser library.',
  },
  {
    from: '^shared/src/platform/',
    to: '^shared/src/ui(/|$)|^package:antd(/|$)',
    message: 'platform is the layer below ui.',
  },
  {
    from: '^shared/src/platform/',
    to: '^shared/src/federation(/(?!manifest/registry$)|$)',
    message: 'platform is the layer below federation: it knows the type of the registry only.',
    testsExempt: true,
  },
  {
    from: '^shared/src/domain/',
    to: '^shared/src/(records|contract)(/|$)',
    message: 'domain is the lowest layer: records and the contract use it, not the other way round.',
  },
  {
    from: '^shared/src/records/(?!lists/|audit/)',
    to: '^shared/src/contract(/|$)|^shared/src/records/(lists|audit)/',
    message: 'The contract uses the records, not the other way round.',
  },
  {
    from: '^shared/src/contract/',
    to: '^shared/src/records/(lists|audit)/',
    message: 'Lists and the audit log show what the contract declares, so it does not use them.',
  },
  {
    from: '^shared/src/(domain|records|contract)/',
    to: '^shared/src/papers/',
    message: 'Papers describe records: nothing that a record is made of uses them.',
  },
  {
    from: '^host/',
    to: '^(api|e2e|tools|section|mfe-[^/]+)/',
    message: 'The host knows no section and no API code.',
  },
  {
    from: '^(mfe-[^/]+)/',
    to: `^(?!$1/)${PACKAGES}`,
    message: 'A section imports no other section, no host and no API.',
  },
  {
    from: '^api/',
    to: '^(host|e2e|tools|section|mfe-[^/]+)/',
    message: 'The API imports no app.',
    testsExempt: true,
  },
  {
    from: '^section/',
    to: '^(host|api|e2e|tools|mfe-[^/]+)/',
    message: 'Other repositories install this package: it imports no app and no tools.',
    testsExempt: true,
  },
  {
    from: '^api/',
    to: '^shared/src/(platform(?!/config)|ui)(/|$)',
    message:
      'The API imports contract, records, domain, papers, federation and platform/config of shared, nothing else.',
  },
  // Libraries that are used only through a wrapper.
  {
    from: '^(?!host/src/session/)',
    to: '^package:@azure/msal-browser$',
    message: 'Only host/src/session knows the sign-on library.',
  },
  {
    from: '^(mfe-[^/]+|shared/src/ui)/',
    to: '^shared/src/platform/host$',
    message: 'Only the host changes the session.',
    testsExempt: true,
  },
  {
    from: '^mfe-[^/]+/',
    to: '^package:(react-router-dom|react-router|swr|zustand)$',
    message: 'Import router hooks, useCall and the stores from @surco/shared/platform.',
  },
  // Layers of the API.
  {
    from: '^api/src/core/',
    to: '^api/src/(modules|infrastructure|web|seed)/',
    message: 'core is used by every module and knows none.',
    testsExempt: true,
  },
  { from: '^api/src/core/db/', to: '^api/src/core/http/', message: 'core/db knows no HTTP.', testsExempt: true },
  {
    from: '^api/src/modules/documents/common/',
    to: '^api/src/modules/documents/(?!common/)[^/]+/',
    message: 'documents/common knows neither sales nor vouchers.',
    testsExempt: true,
  },
  {
    from: '^api/src/modules/documents/sales/',
    to: '^api/src/modules/documents/vouchers/',
    message: 'Sales and vouchers meet in documents/common and documents/conversion.',
    testsExempt: true,
  },
  {
    from: '^api/src/modules/documents/vouchers/',
    to: '^api/src/modules/documents/sales/',
    message: 'Sales and vouchers meet in documents/common and documents/conversion.',
    testsExempt: true,
  },
  {
    from: '^api/src/modules/documents/conversion/',
    to: '^api/src/modules/documents/sales/',
    message: 'Sales use conversion, not the other way round.',
    testsExempt: true,
  },
  {
    from: '^api/src/modules/',
    to: '^api/src/(web|seed|start|commands)/',
    message: 'A module serves calls: it knows no pages, no demo data and no start-up.',
    testsExempt: true,
  },
  {
    from: '^api/src/modules/([^/]+)/',
    to: '^api/src/modules/(?!$1(/|$))[^/]+/(?!index$)',
    message: 'A module imports another only through its index.ts.',
    testsExempt: true,
  },
  // Features of a section.
  {
    from: '^(mfe-[^/]+/src/features)/([^/]+)/',
    to: '^$1/(?!$2(/|$))',
    message: 'A feature imports no other feature of its section.',
  },
  // Tests.
  {
    from: '^(host|shared|section|api|mfe-[^/]+|tools)/src/',
    to: '(^|/)testing(/|$)|\\.(test|spec|stories)(\\.tsx?)?$',
    message: 'Production code imports no test code.',
    testsExempt: true,
  },
];

const escapeRegExp = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** @returns the rule that forbids `file` to import `target`, or undefined */
export function findViolatedRule(file, target) {
  return importRules.find(({ from, to, testsExempt }) => {
    const groups = new RegExp(from).exec(file);
    if (!groups || (testsExempt && TEST_CODE.test(file))) return false;
    return new RegExp(to.replaceAll(/\$(\d)/g, (_, group) => escapeRegExp(groups[Number(group)] ?? ''))).test(target);
  });
}
