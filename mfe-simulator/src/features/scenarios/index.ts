/** What the section needs of the scenarios before any of their views is opened. */
export { useOpened } from './api/useOpened';
export { ScenarioTools } from './components/ScenarioTools';
export { Bones, failedView } from './components/States';
export { ignoredIn } from './model/link';
export { openedIn, questionIn, toList, viewOf } from './model/views';
export { sectionTexts } from './sectionTexts';
