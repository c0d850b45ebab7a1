import type { ReactNode } from 'react';
import { readSectionPaths, SectionPathsContext } from '../navigation/sectionPaths';
import { testRemotes } from './testRemotes';

const sectionPaths = readSectionPaths(testRemotes);

/** Gives a page the homes, profiles and login links of the test remotes. */
export const SectionPathsFixture = ({ children }: { children: ReactNode }): ReactNode => (
  <SectionPathsContext value={sectionPaths}>{children}</SectionPathsContext>
);
