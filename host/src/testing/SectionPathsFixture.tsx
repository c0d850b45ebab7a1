import type { ReactNode } from 'react';
import { readSectionPaths, SectionPathsContext } from '../navigation/sectionPaths';
import { testSections } from './testSections';

const sectionPaths = readSectionPaths(testSections);

/** Gives a page the homes, profiles and login links of the test sections. */
export const SectionPathsFixture = ({ children }: { children: ReactNode }): ReactNode => (
  <SectionPathsContext value={sectionPaths}>{children}</SectionPathsContext>
);
