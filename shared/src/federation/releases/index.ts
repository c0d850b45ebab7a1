/** Published versions of sections: who gets which, and the files that record it. */
export * from './buildProblem';
export * from './compressedCopies';
export * from './integrity';
export * from './releases';
export * from './releaseChanges';
export * from './removeVersionFiles';
export * from './selectVersion';
export * from './versionFiles';
