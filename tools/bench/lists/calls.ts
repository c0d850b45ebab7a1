import { createFixedId } from '../../../api/src/seed/random';
import { ADMIN_EMAIL, CONSULTANT_EMAIL, COORDINATOR_EMAIL } from '../signIn';

const CLOSED_SEASON_ID = createFixedId('1e', 1);
const OPEN_SEASON_ID = createFixedId('1e', 2);

/** The list that is compared with a bare server. */
export const MEASURED_LIST = { page: 10, size: 10, status: 'REGISTRADA', sort: '-date' } as const;
const TENTH_PAGE = '/sales?page=10&size=10&status=REGISTRADA&sort=-date';

/** Lists and panels, each with a user who opens it. */
export const CALLS: readonly (readonly [email: string, path: string])[] = [
  [ADMIN_EMAIL, TENTH_PAGE],
  [CONSULTANT_EMAIL, TENTH_PAGE],
  [COORDINATOR_EMAIL, TENTH_PAGE],
  [ADMIN_EMAIL, '/sales/totals?status=REGISTRADA&from=2025-03-15'],
  [ADMIN_EMAIL, '/sales?search=garcia'],
  [CONSULTANT_EMAIL, '/sales?search=garcia'],
  [ADMIN_EMAIL, '/sales?search=V-2026-0000'],
  [ADMIN_EMAIL, '/sales?search=04321'],
  [ADMIN_EMAIL, '/clients?search=garcia%20nunez'],
  [CONSULTANT_EMAIL, '/clients?page=1&size=10&sort=name'],
  [ADMIN_EMAIL, '/inventories?page=1&size=10&sort=code'],
  [ADMIN_EMAIL, '/overview/summary'],
  [CONSULTANT_EMAIL, '/overview/summary'],
  [ADMIN_EMAIL, '/overview/weeks'],
  [COORDINATOR_EMAIL, '/overview/weeks'],
  ...['zone', 'consultant', 'distributor', 'product'].map((by) => [ADMIN_EMAIL, `/overview/ranking?by=${by}`] as const),
  [COORDINATOR_EMAIL, '/overview/ranking?by=product'],
  [ADMIN_EMAIL, '/overview/vouchers'],
  [ADMIN_EMAIL, '/overview/stock'],
  [ADMIN_EMAIL, '/overview/activity'],
  [ADMIN_EMAIL, '/targets/progress'],
  [ADMIN_EMAIL, '/targets/progress?owner=zone'],
  [CONSULTANT_EMAIL, '/targets/progress'],
  [ADMIN_EMAIL, `/targets?seasonId=${OPEN_SEASON_ID}&owner=consultant`],
  [ADMIN_EMAIL, `/seasons/${OPEN_SEASON_ID}/stock`],
  [COORDINATOR_EMAIL, `/seasons/${OPEN_SEASON_ID}/customers`],
  [COORDINATOR_EMAIL, `/seasons/${OPEN_SEASON_ID}/closing`],
  [CONSULTANT_EMAIL, '/vouchers?page=1&size=5&expiresIn=30&sort=expiresAt'],
  [CONSULTANT_EMAIL, '/sales?page=1&size=5&status=REGISTRADA&sort=date'],
  [CONSULTANT_EMAIL, `/clients?page=1&size=5&status=ACTIVO&boughtIn=${CLOSED_SEASON_ID}&notBoughtIn=${OPEN_SEASON_ID}`],
];
