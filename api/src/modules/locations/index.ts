export { locationRoutes } from './routes';
