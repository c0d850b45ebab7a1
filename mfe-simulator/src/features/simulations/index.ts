/** What the section needs of the simulations before one of their views is opened. */
export { useOpenedSimulation } from './api/useOpenedSimulation';
export { LazySimulationBar } from './components/LazySimulationBar';
export { CardSkeletons, renderChunkError } from './components/SimulationStates';
export { listIgnoredFields } from './model/shareLink';
export { getOpenedSimulationId, getInputQuery, getSimulationListLink, getCurrentView } from './model/views';
export { preloadedTexts } from './preloadedTexts';
