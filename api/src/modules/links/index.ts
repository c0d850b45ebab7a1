export { linkRoutes } from './routes';
