export { lockSeason } from './lockSeason';
export { seasonRoutes } from './routes';
