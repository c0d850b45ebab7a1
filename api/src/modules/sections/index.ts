export { sectionRoutes } from './routes';
