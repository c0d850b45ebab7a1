import { buildPath, settingsPaths } from '@surco/shared/contract';

export const SECTIONS_PATH = settingsPaths.sections;
export const getSectionVersionsPath = (name: string): string => buildPath(settingsPaths.sectionVersions, { name });
