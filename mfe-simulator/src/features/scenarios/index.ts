/** What the section needs of the scenarios before one of their views is opened. */
export { useOpenedScenario } from './api/useOpenedScenario';
export { LazyScenarioBar } from './components/LazyScenarioBar';
export { CardSkeletons, renderChunkError } from './components/ScenarioStates';
export { ignoredFields } from './model/shareLink';
export { openedScenarioId, inputQuery, scenarioListLink, currentView } from './model/views';
export { sectionTexts } from './sectionTexts';
