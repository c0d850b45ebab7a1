// What `tools/src/manual/manualLoader.ts` makes of `docs/manual` for each audience. A wildcard module cannot import.

declare module '*?manual-staff' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const content: import('./manualTypes').ManualContent;
}

declare module '*?manual-farmer' {
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const content: import('./manualTypes').ManualContent;
}
