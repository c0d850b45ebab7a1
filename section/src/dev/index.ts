/** Development of a section inside a running host (ADR 16). */
export * from './devServer';
export * from './watchSection';
