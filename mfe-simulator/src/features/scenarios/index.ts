/** What the section needs of the scenarios before one of their views is opened. */
export { useOpenedScenario } from './api/useOpenedScenario';
export { LazyScenarioBar } from './components/LazyScenarioBar';
export { CardSkeletons, renderChunkError } from './components/ScenarioStates';
export { listIgnoredFields } from './model/shareLink';
export { getOpenedScenarioId, getInputQuery, getScenarioListLink, getCurrentView } from './model/views';
export { preloadedTexts } from './preloadedTexts';
