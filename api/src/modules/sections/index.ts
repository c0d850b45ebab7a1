export { sectionRoutes } from './routes';
export { endFailingTrials } from './trials/endFailingTrials';
