export { lockSeason } from './lock';
export { seasonRoutes } from './routes';
