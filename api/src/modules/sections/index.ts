export { sectionRoutes } from './routes';
export { rollBackSection } from './switchRelease';
export { endFailingTrials } from './trials/endFailingTrials';
