export { requireSeason, resolveComparison } from './resolveComparison';
export { overviewRoutes } from './routes';
