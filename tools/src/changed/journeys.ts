/** Browser tests that a change in a folder can affect. */
export interface JourneyRow {
  /** A folder or file; of several rows that contain a changed file, the one with the longest path counts. */
  path: string;
  /** Files of `e2e/journeys` without their ending, or folders; `all` for every journey. */
  journeys: readonly string[] | 'all';
  /** Beginnings of the addresses of its pages, which the accessibility journey opens. */
  screens?: readonly string[];
}

const lists = ['savedViews', 'bulkActions', 'phoneCards', 'narrowLists', 'textSize'];

/** Which journeys a changed file concerns. What has no row, such as the core of shared and of the host, concerns all. */
export const journeyRows: readonly JourneyRow[] = [
  {
    path: 'mfe-sales',
    journeys: ['sales', 'offline', 'offlineWithoutAnswer', 'install/shareTarget', 'firstSteps', 'search', ...lists],
    screens: ['/dashboard/sales', '/dashboard/overview', '/dashboard/my-day'],
  },
  { path: 'mfe-sales/src/features/targets', journeys: ['sales/targets'], screens: ['/dashboard/sales/targets'] },
  { path: 'mfe-sales/src/features/overview', journeys: ['sales/overview', 'sales/targets'] },
  { path: 'mfe-sales/src/features/my-day', journeys: ['sales/overview'] },
  {
    path: 'mfe-sales/src/features/import-sales',
    journeys: ['sales/import', 'install/shareTarget'],
    screens: ['/dashboard/sales/import'],
  },
  {
    path: 'mfe-sales/src/features/sales-list',
    journeys: ['sales/lists', 'sales/sales', ...lists],
    screens: ['/dashboard/sales/list'],
  },
  {
    path: 'mfe-sales/src/features/document-form',
    journeys: ['sales/sales', 'sales/quickSale', 'sales/vouchers', 'sales/changedPrices', 'offline', 'deviceClock'],
    screens: ['/dashboard/sales/create', '/dashboard/sales/edit'],
  },
  {
    path: 'mfe-sales/src/features/document-detail',
    journeys: ['sales/sales', 'sales/vouchers'],
    screens: ['/dashboard/sales/sale', '/dashboard/sales/dkbono'],
  },
  {
    path: 'mfe-customers',
    journeys: ['customers', 'search', 'phoneCards', 'bulkActions', 'sales/quickSale'],
    screens: ['/dashboard/customers', '/customer-registration', '/privacy-notice'],
  },
  {
    path: 'mfe-customers/src/features/registration',
    journeys: ['customers/registration'],
    screens: ['/customer-registration'],
  },
  {
    path: 'mfe-customers/src/features/privacy-notice',
    journeys: ['customers/registration'],
    screens: ['/privacy-notice'],
  },
  { path: 'mfe-inventory', journeys: ['inventory'], screens: ['/dashboard/seasons'] },
  {
    path: 'mfe-admin',
    journeys: ['admin', 'search', 'phoneCards', 'bulkActions', 'push', 'sections/publishOverHttp'],
    screens: ['/dashboard/users', '/dashboard/products', '/dashboard/params', '/dashboard/partners'],
  },
  {
    path: 'mfe-admin/src/features/audit',
    journeys: ['admin/users', 'sections/trialGuard'],
    screens: ['/dashboard/users/audit'],
  },
  {
    path: 'mfe-admin/src/features/legal-texts',
    journeys: [],
    screens: ['/dashboard/params/legal-texts'],
  },
  {
    path: 'mfe-admin/src/features/locations',
    journeys: ['admin/localities', 'admin/zones', 'phoneCards'],
  },
  { path: 'mfe-admin/src/features/messages', journeys: ['admin/messages', 'phoneCards'] },
  { path: 'mfe-admin/src/features/partners', journeys: ['admin/partners'] },
  {
    path: 'mfe-admin/src/features/privacy-requests',
    journeys: ['accessibilitySteps'],
    screens: ['/dashboard/params/privacy-requests'],
  },
  { path: 'mfe-admin/src/features/production-types', journeys: ['admin/parameters'] },
  {
    path: 'mfe-admin/src/features/system-parameters',
    journeys: ['admin/parameters'],
    screens: ['/dashboard/params/simulator-params'],
  },
  {
    path: 'mfe-admin/src/features/products',
    journeys: ['admin/products', 'admin/prices', 'phoneCards'],
    screens: ['/dashboard/products'],
  },
  {
    path: 'mfe-admin/src/features/profile',
    journeys: ['push', 'access/secondFactor', 'accessibilitySteps'],
    screens: ['/dashboard/users/me'],
  },
  {
    path: 'mfe-admin/src/features/sections',
    journeys: ['sections/publishOverHttp', 'sections/trialGuard'],
    screens: ['/dashboard/params/sections'],
  },
  {
    path: 'mfe-admin/src/features/users',
    journeys: ['admin/users', 'bulkActions', 'phoneCards'],
    screens: ['/dashboard/users'],
  },
  {
    path: 'mfe-simulator',
    journeys: ['simulator', 'admin/parameters'],
    screens: ['/simulator', '/dashboard/simulator'],
  },
  { path: 'host/src/navigation', journeys: ['access', 'appearance'] },
  { path: 'host/src/session', journeys: ['access', 'install', 'offline', 'offlineWithoutAnswer'], screens: ['/login'] },
  { path: 'host/src/federation', journeys: ['sections'] },
  { path: 'host/src/preview', journeys: ['sections'] },
  {
    path: 'host/src/dev',
    journeys: ['sections/hotReplacement', 'sections/localSection', 'sections/otherRepository'],
  },
  { path: 'host/src/visits', journeys: ['sections/trialGuard', 'sections/publishOverHttp'] },
  { path: 'host/src/smokeLoad', journeys: ['sections/smokeLoad'] },
  { path: 'host/src/firstSteps', journeys: ['firstSteps'] },
  { path: 'host/src/hints', journeys: ['install', 'deviceClock'] },
  { path: 'host/src/install', journeys: ['install'] },
  { path: 'host/src/manual', journeys: ['manual'] },
  { path: 'docs/manual', journeys: ['manual'] },
  { path: 'docs', journeys: [] },
  { path: 'host/src/offline', journeys: ['offline', 'offlineWithoutAnswer', 'install', 'simulator/farmer'] },
  { path: 'host/src/push', journeys: ['push', 'notifications'] },
  { path: 'host/src/shell/search', journeys: ['search'] },
  { path: 'host/src/shell/notifications', journeys: ['notifications', 'push'], screens: ['/dashboard/notifications'] },
  { path: 'api/src/modules/auth', journeys: ['access', 'admin/users'] },
  { path: 'api/src/modules/customers', journeys: ['customers', 'search'] },
  { path: 'api/src/modules/documents', journeys: ['sales', 'bulkActions', 'offline'] },
  { path: 'api/src/modules/firstSteps', journeys: ['firstSteps'] },
  { path: 'api/src/modules/inventory', journeys: ['inventory', 'sales/sales'] },
  { path: 'api/src/modules/locations', journeys: ['admin/zones', 'admin/localities'] },
  { path: 'api/src/modules/messages', journeys: ['admin/messages'] },
  { path: 'api/src/modules/notifications', journeys: ['notifications', 'push'] },
  { path: 'api/src/modules/overview', journeys: ['sales/overview', 'inventory'] },
  { path: 'api/src/modules/parameters', journeys: ['admin/parameters'] },
  { path: 'api/src/modules/partners', journeys: ['admin/partners'] },
  { path: 'api/src/modules/products', journeys: ['admin/products', 'admin/prices', 'sales/sales'] },
  { path: 'api/src/modules/push', journeys: ['push'] },
  { path: 'api/src/modules/savedViews', journeys: ['savedViews'] },
  { path: 'api/src/modules/search', journeys: ['search'] },
  { path: 'api/src/modules/seasons', journeys: ['inventory'] },
  { path: 'api/src/modules/sections', journeys: ['sections'] },
  { path: 'api/src/modules/simulations', journeys: ['simulator'] },
  { path: 'api/src/modules/targets', journeys: ['sales/targets', 'sales/overview'] },
  { path: 'api/src/modules/users', journeys: ['admin/users', 'bulkActions', 'access'] },
  // Commands and tests that no page depends on.
  { path: 'api/src/testing', journeys: [] },
  { path: 'api/src/commands', journeys: [] },
  { path: 'api/src/system', journeys: [] },
  { path: 'create-section', journeys: ['sections'] },
  { path: 'section', journeys: ['sections'] },
  { path: 'section/src/build', journeys: 'all' },
  { path: 'section/jest-preset.cjs', journeys: ['sections/otherRepository'] },
  { path: 'tools', journeys: [] },
  { path: 'tools/src/dev', journeys: ['sections/hotReplacement'] },
  { path: 'tools/src/build', journeys: 'all' },
  { path: 'tools/src/build.ts', journeys: 'all' },
  { path: 'tools/src/buildOne.ts', journeys: 'all' },
  { path: 'tools/src/start', journeys: 'all' },
  { path: 'tools/src/start.ts', journeys: 'all' },
  { path: 'tools/src/publish', journeys: ['sections'] },
  { path: 'tools/src/sdk', journeys: ['sections/otherRepository'] },
  { path: 'e2e/engines', journeys: [] },
  { path: 'e2e/catalog', journeys: [] },
  { path: 'e2e/otherBuilds', journeys: ['sections/otherBuilds'] },
  { path: 'e2e/faults', journeys: ['sections'] },
];
