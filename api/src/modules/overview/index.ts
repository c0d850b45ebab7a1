export { requireSeason, resolveComparison } from './comparison';
export { overviewRoutes } from './routes';
