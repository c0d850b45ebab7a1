export { sectionRoutes } from './routes';
export { storeBundledBuilds } from './storeBundledBuilds';
export { rollBackSection } from './switchRelease';
export { endFailingTrials } from './trials/endFailingTrials';
