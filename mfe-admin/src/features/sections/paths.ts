import { buildPath, parameterPaths } from '@surco/shared/contract';

export const SECTIONS_PATH = parameterPaths.sections;
export const sectionVersionsPath = (name: string): string => buildPath(parameterPaths.sectionVersions, { name });
